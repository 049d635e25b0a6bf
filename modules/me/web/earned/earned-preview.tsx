/** What a day would earn: what it is, how much, until when it would have to be taken, and who decides. */
import type { preview } from '#modules/leave/contract/off-in-lieu.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useAmount } from '../leave/amounts.ts'
import { GoesTo } from '../leave/goes-to.tsx'
import classes from '../me.module.css'
import { useWords } from '../words.ts'

type EarnedPreviewProps = {
  readonly preview: DataOf<typeof preview>
  /** Of another day than the one chosen now: it is not read any more. */
  readonly stale: boolean
}

export function EarnedPreview({ preview, stale }: EarnedPreviewProps) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  const { holiday, day_kind: kind, would_expire_on: until, errors } = preview
  const faults = Object.values(errors).flat()
  return (
    <div className={classes.form} data-stale={stale || undefined} aria-busy={stale}>
      <div className={classes.sum} role="status">
        <p>
          {holiday ?? t(`me.kind.${kind}`)}
          {faults.length === 0 && (
            <>
              {' · '}
              <b>{t('me.earned.earns', { amount: amount(preview.amount, 'day') })}</b>
            </>
          )}
        </p>
        {faults.length === 0 && (
          <p>{until ? t('me.earned.untilIfToday', { day: dayText(until, language) }) : t('me.earned.always')}</p>
        )}
        {faults.map((text) => (
          <p key={text} className="bad">
            {text}
          </p>
        ))}
      </div>
      {faults.length === 0 && <GoesTo names={preview.goes_to} />}
    </div>
  )
}
