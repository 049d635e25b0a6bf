/** What a claim would come to: the type of day, what counts, what was clocked, the month so far, and who decides. */

import type { preview } from '#modules/overtime/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { comma } from '#platform/words/web/words.ts'
import { GoesTo } from '../leave/goes-to.tsx'
import classes from '../me.module.css'
import { useWords } from '../words.ts'
import { minutesText } from './minutes.ts'

type ClaimPreviewProps = {
  readonly preview: DataOf<typeof preview>
  /** Of other times than those chosen now: it is not read any more. */
  readonly stale: boolean
}

export function ClaimPreview({ preview, stale }: ClaimPreviewProps) {
  const t = useWords()
  const { rate, clocked, errors, questions, month_limit: limit } = preview
  const faults = Object.values(errors).flat()
  const month = minutesText(t, preview.month_minutes)
  return (
    <div className={classes.form} data-stale={stale || undefined} aria-busy={stale}>
      <div className={classes.sum} role="status">
        <p>
          <b>{t('me.overtime.counts', { amount: minutesText(t, preview.minutes) })}</b>
          {/* Rest is given hour for hour, whatever the hours would have been paid. */}
          {preview.rest_hours === 0 && rate.length > 0 && ` · ${rate.map((multiple) => `× ${multiple}`).join(comma())}`}
        </p>
        {preview.rest_hours > 0 && <p>{t('me.overtime.becomesRest', { hours: preview.rest_hours })}</p>}
        {clocked && <p>{t('me.overtime.clocked', { from: clocked.in ?? '–', to: clocked.out ?? '–' })}</p>}
        <p>
          {limit === null ? t('me.overtime.month', { month }) : t('me.overtime.monthOf', { month, limit: limit / 60 })}
        </p>
        {faults.map((text) => (
          <p key={text} className="bad">
            {text}
          </p>
        ))}
        {faults.length === 0 && questions.map((text) => <p key={text}>{text}</p>)}
      </div>
      {faults.length === 0 && <GoesTo names={preview.goes_to} />}
    </div>
  )
}
