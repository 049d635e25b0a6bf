/** Who worked how much overtime in a month, against what the law allows; most first. */
import { ChartCard } from '#design/chart-card.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { hours } from '../contract/claims.ts'
import { minutesText } from './claims.ts'
import classes from './overtime.module.css'
import { useWords } from './words.ts'

const SHOWN = 12

export function HoursChart({ month }: { readonly month: string }) {
  const t = useWords()
  const language = useLanguage()
  const all = useCall(hours, { query: { month } }).data ?? []
  if (all.length === 0) return null
  const limit = all[0]?.limit_minutes ?? null
  const most = Math.max(limit ?? 0, ...all.map((one) => one.approved_minutes + one.pending_minutes))
  const share = (minutes: number) => `${most === 0 ? 0 : (minutes * 100) / most}%`
  return (
    <ChartCard
      title={t('overtime.hoursOf', {
        month: monthText(Number(month.slice(0, 4)), Number(month.slice(5)), language),
      })}
      hint={limit === null ? t('overtime.noLimit') : t('overtime.limitOf', { hours: limit / 60 })}
      rows={all}
      rowId={({ employee_id }) => employee_id}
      columns={[
        { id: 'name', header: t('overtime.person'), cell: ({ full_name }) => full_name },
        {
          id: 'approved',
          header: t('overtime.status.approved'),
          number: true,
          cell: (row) => minutesText(t, row.approved_minutes),
        },
        {
          id: 'pending',
          header: t('overtime.status.pending'),
          number: true,
          cell: (row) => minutesText(t, row.pending_minutes),
        },
      ]}
    >
      <ul className={classes.bars}>
        {all.slice(0, SHOWN).map(({ employee_id, full_name, approved_minutes: approved, pending_minutes: pending }) => {
          const total = approved + pending
          const isOver = limit !== null && total > limit
          return (
            <li key={employee_id}>
              <span>{full_name}</span>
              <span className={classes.bar}>
                <i className={classes.approved} style={{ width: share(approved) }} />
                <i className={classes.pending} style={{ width: share(pending) }} />
                {isOver && <i className={classes.over} style={{ left: share(limit), width: share(total - limit) }} />}
                {limit !== null && limit < most && <i className={classes.limit} style={{ left: share(limit) }} />}
              </span>
              <span className={isOver ? 'number bad' : 'number'}>{minutesText(t, total)}</span>
            </li>
          )
        })}
      </ul>
    </ChartCard>
  )
}
