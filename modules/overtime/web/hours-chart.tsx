/** Who worked how much overtime in a month, against what the law allows; most first. */
import { ChartCard } from '#design/chart-card.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText, storedMonthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { hours } from '../contract/claims.ts'
import { countedOf, leftOf, scaleOf, sumOf } from '../model/bars.ts'
import { minutesText } from './claims.ts'
import classes from './overtime.module.css'
import { useWords } from './words.ts'

type Row = DataOf<typeof hours>[number]

const SHOWN = 12
const LINE = 26
const HEAD = 34

export function HoursChart({ month }: { readonly month: string }) {
  const t = useWords()
  const language = useLanguage()
  const all = useCall(hours, { query: { month } }).data ?? []
  if (all.length === 0) return null
  const limit = all[0]?.limit_minutes ?? null
  const limitText = (row: Row | undefined) =>
    row?.limit_before
      ? t('overtime.limitRaised', {
          ...{ before: row.limit_before.minutes / 60, hours: (row.limit_minutes ?? 0) / 60 },
          until: dayText(row.limit_before.until, language),
        })
      : t('overtime.limitOf', { hours: (row?.limit_minutes ?? 0) / 60 })
  const isUncounted = all.some(({ uncounted_minutes }) => uncounted_minutes > 0)
  const minutes = (of: (row: Row) => number) => (row: Row) => minutesText(t, of(row))
  const number = true
  return (
    <ChartCard
      title={t('overtime.hoursOf', {
        month: storedMonthText(month, language),
      })}
      {...(limit !== null && { hint: limitText(all[0]) })}
      height={HEAD + Math.min(all.length, SHOWN) * LINE}
      rows={all}
      rowId={({ employee_id }) => employee_id}
      columns={[
        { id: 'name', header: t('overtime.person'), cell: ({ full_name }) => full_name },
        { id: 'approved', header: t('overtime.status.approved'), number, cell: minutes((row) => row.approved_minutes) },
        { id: 'pending', header: t('overtime.status.pending'), number, cell: minutes((row) => row.pending_minutes) },
        ...(isUncounted
          ? [
              {
                id: 'uncounted',
                header: t('overtime.uncounted'),
                number,
                cell: minutes((row) => row.uncounted_minutes),
              },
            ]
          : []),
        ...(limit === null
          ? []
          : [
              {
                id: 'left',
                header: t('overtime.left'),
                number,
                cell: minutes((row) => Math.max(0, limit - countedOf(row))),
              },
            ]),
      ]}
    >
      <Told all={all} isUncounted={isUncounted} />
      <Bars all={all} />
    </ChartCard>
  )
}

/** The month in one line, and what the colours mean. */
function Told({ all, isUncounted }: { readonly all: readonly Row[]; readonly isUncounted: boolean }) {
  const t = useWords()
  const { minutes, waiting, nearest, left } = sumOf(all)
  const total = t('overtime.inAll', { hours: minutesText(t, minutes), count: all.length })
  const isOver = left !== null && left < 0
  return (
    <p className={classes.told}>
      <strong>{total}</strong>
      {waiting > 0 && <span>{t('overtime.ofWhichWait', { hours: minutesText(t, waiting) })}</span>}
      {nearest && left !== null && (
        <span className={isOver ? 'bad' : undefined}>
          {t(isOver ? 'overtime.mostOver' : 'overtime.leastLeft', {
            name: nearest.full_name,
            hours: minutesText(t, Math.abs(left)),
          })}
        </span>
      )}
      <span className={classes.legend}>
        <i className={classes.approved} />
        {t('overtime.status.approved')}
        <i className={classes.pending} />
        {t('overtime.status.pending')}
        {isUncounted && (
          <>
            <i className={classes.uncounted} />
            {t('overtime.uncounted')}
          </>
        )}
      </span>
    </p>
  )
}

function Bars({ all }: { readonly all: readonly Row[] }) {
  const t = useWords()
  const { whole, limit } = scaleOf(all)
  const share = (minutes: number) => `${(minutes * 100) / whole}%`
  return (
    <ul className={classes.bars}>
      {all.slice(0, SHOWN).map((row) => {
        const counted = countedOf(row)
        const over = limit === null ? 0 : counted - limit
        return (
          <li key={row.employee_id}>
            <span>{row.full_name}</span>
            <span className={classes.bar}>
              <i className={classes.approved} style={{ width: share(row.approved_minutes) }} />
              <i className={classes.pending} style={{ width: share(row.pending_minutes) }} />
              <i className={classes.uncounted} style={{ width: share(row.uncounted_minutes) }} />
              {limit !== null && over > 0 && (
                <i className={classes.over} style={{ left: share(limit), width: share(over) }} />
              )}
              {limit !== null && <i className={classes.limit} style={{ left: share(limit) }} />}
            </span>
            <span className={(leftOf(row) ?? 0) < 0 ? 'number bad' : 'number'}>
              {minutesText(t, counted + row.uncounted_minutes)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
