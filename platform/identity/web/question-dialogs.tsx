/** The dialogs behind the client's two questions; see platform/http/web/questions.ts. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { answerQuestions } from '#platform/http/web/questions.ts'

type Open =
  | { readonly kind: 'identity'; readonly answer: (yes: boolean) => void }
  | {
      readonly kind: 'go-on'
      readonly message: string
      readonly lines: readonly string[]
      readonly answer: (yes: boolean) => void
    }

const Identity = lazy(() => import('./confirm-identity-dialog.tsx').then((m) => ({ default: m.ConfirmIdentityDialog })))
const GoOn = lazy(() => import('#design/confirm-dialog.tsx').then((m) => ({ default: m.GoOnDialog })))

export function QuestionDialogs() {
  const [open, setOpen] = useState<Open>()
  useEffect(() => {
    const ask = (make: (answer: (yes: boolean) => void) => Open) =>
      new Promise<boolean>((resolve) => {
        setOpen(
          make((yes) => {
            setOpen(undefined)
            resolve(yes)
          }),
        )
      })
    answerQuestions({
      identity: () => ask((answer) => ({ kind: 'identity', answer })),
      goOn: (message, lines) => ask((answer) => ({ kind: 'go-on', message, lines, answer })),
    })
  }, [])
  if (!open) return null
  return (
    <Suspense fallback={null}>
      {open.kind === 'identity' ? (
        <Identity onDone={open.answer} />
      ) : (
        <GoOn message={open.message} lines={open.lines} onDone={open.answer} />
      )}
    </Suspense>
  )
}
