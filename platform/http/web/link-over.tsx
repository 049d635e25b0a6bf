/** A page that is opened by a link alone, once the link opens nothing: what to do then. A lost connection says so. */
import { PublicFrame } from '#design/public-frame.tsx'
import { useDesignWords } from '#design/words.ts'
import { Problem } from './problem.ts'
import { textOf } from './problem-toast.tsx'

export function LinkOver({ error }: { readonly error: Error }) {
  const t = useDesignWords()
  const over = error instanceof Problem && error.status === 404
  return (
    <PublicFrame title={over ? t('design.linkOver') : textOf(error)} hint={over && t('design.linkOverHint')}>
      {null}
    </PublicFrame>
  )
}
