/** Claims that wait to be sent with this one: each with what the server says against it, and taken out again. */
import { CloseButton } from '@mantine/core'
import classes from '../me.module.css'
import { useWords } from '../words.ts'
import type { ClaimLine } from './send-claims.ts'

type LaidByProps = {
  readonly lines: readonly ClaimLine[]
  readonly refusedAt: (at: number) => readonly (readonly [field: string, text: string])[]
  readonly onRemove: (at: number) => void
}

export function LaidBy({ lines, refusedAt, onRemove }: LaidByProps) {
  const t = useWords()
  if (lines.length === 0) return null
  return (
    <section aria-label={t('me.claims.laidBy')}>
      {lines.map((one, at) => (
        <div key={`${one.title} ${one.body.amount} ${at.toString()}`} className={classes.row}>
          <span>
            {one.title}
            <small>{one.body.amount ?? one.body.total_mileage}</small>
            {refusedAt(at).map(([field, text]) => (
              <small key={field} role="alert">
                {text}
              </small>
            ))}
          </span>
          <CloseButton aria-label={t('me.removeFile', { name: one.title })} onClick={() => onRemove(at)} />
        </div>
      ))}
    </section>
  )
}
