/** A page that is opened by a link alone, once the link opens nothing: what to do then. A lost connection says so. */
import { Problem } from '#platform/http/web/problem.ts'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { PublicFrame } from './public-frame.tsx'
import { useDesignWords } from './words.ts'

export function LinkOver({ error }: { readonly error: Error }) {
  const t = useDesignWords()
  const over = error instanceof Problem && error.status === 404
  return (
    <PublicFrame title={over ? t('design.linkOver') : textOf(error)} hint={over && t('design.linkOverHint')}>
      {null}
    </PublicFrame>
  )
}
