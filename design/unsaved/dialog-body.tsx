/** A dialog begins where one has something to do in it: at its first field, else its first button, not at its cross. */
import type { ReactNode } from 'react'

const FIELD = 'input:not([type=hidden], [type=file], [type=radio]), textarea, select'
const REACHED = ':not(:disabled, [tabindex="-1"])'

/** The kit looks for this mark a moment later; who has set it has said better where to begin. */
function begin(body: HTMLElement | null): void {
  if (!body || body.querySelector('[data-autofocus]')) return
  const first = body.querySelector(`:is(${FIELD})${REACHED}`) ?? body.querySelector(`:is(button, a[href])${REACHED}`)
  first?.setAttribute('data-autofocus', 'true')
}

export function DialogBody({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={begin} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}
