/** Before leave is sent: its days and what each is charged, what is left, who else is away; of many, a line for each. */
import { Skeleton } from '@mantine/core'
import { Notice } from '#design/notice.tsx'
import type { PickedPerson } from '#modules/employees/web/public.tsx'
import { textOf } from '#platform/http/web/problem-toast.tsx'
import { amountText } from '../amounts.ts'
import { AwayCard } from '../beside/away-card.tsx'
import { DayStrip } from '../beside/day-strip.tsx'
import { useWords } from '../words.ts'
import classes from './apply.module.css'
import { ManyPreview } from './many-preview.tsx'
import type { Preview, Previews } from './use-previews.ts'

type ApplyPreviewProps = {
  readonly people: readonly PickedPerson[]
  readonly previews: Previews
  /** What is shown was answered for other days than those chosen now. */
  readonly looking: boolean
  readonly isChange: boolean
  /** Why sending was refused. */
  readonly problem: Error | null
}

export function ApplyPreview({ people, previews, looking, isChange, problem }: ApplyPreviewProps) {
  const t = useWords()
  const [only] = previews.length === 1 ? previews : []
  return (
    <section className={classes.preview} aria-label={t('leave.preview')} aria-live="polite">
      {problem && (
        <Notice tone="bad" role="alert">
          {textOf(problem)}
        </Notice>
      )}
      {isChange && <p className="muted">{t('leave.changeHint')}</p>}
      {!isChange && previews.length === 0 && <p className="muted">{t('leave.previewHint')}</p>}
      <div className={classes.preview} data-stale={looking || undefined} aria-busy={looking}>
        {only?.data && <OnePreview preview={only.data} />}
        {previews.length > 1 && <ManyPreview people={people} previews={previews} />}
      </div>
      {only?.isPending && <Skeleton height={120} />}
      {only?.error && <Notice tone="warn">{textOf(only.error)}</Notice>}
    </section>
  )
}

function OnePreview({ preview }: { readonly preview: Preview }) {
  const t = useWords()
  const { total, unit, left, linked } = preview
  const faults = Object.values(preview.errors).flat()
  return (
    <>
      <p className={classes.sum}>
        <b>{amountText(total, unit)}</b>
        {left !== null && (
          <span className={left < 0 ? 'bad' : 'muted'}>
            {t('leave.leavesOver', { amount: amountText(left, unit) })}
          </span>
        )}
      </p>
      {faults.length > 0 && (
        <Notice tone="warn" role="status">
          {faults.join(' · ')}
        </Notice>
      )}
      <DayStrip days={preview.days} unit={unit} />
      {linked && (
        <Notice tone="info">
          {t('leave.linkedToo', { label: linked.label, amount: amountText(linked.amount, unit) })}
        </Notice>
      )}
      <AwayCard away={preview.away} team={preview.team} days={preview.days} department={null} />
    </>
  )
}
