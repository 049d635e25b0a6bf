/** A month of people by days: one row a person, each day by where they are. Who is here all month stands below who is not. */

import { LoadMore } from '#design/load-more.tsx'
import { Loaded } from '#design/states.tsx'
import { dayOf, firstDayOf, lastDayOf, type PlainDate, yearMonthOf } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { colon, comma, useLanguage } from '#platform/words/web/words.ts'
import { weekDayName, weekDayText } from '#platform/words/week-days.ts'
import { whereabouts } from '../contract.ts'
import type { Where } from '../model/where.ts'
import classes from './calendar.module.css'
import type { Calendar } from './day-entries.ts'
import { hueOf, huesOf } from './leave-hues.ts'
import { Legend, type LegendKind } from './legend.tsx'
import { useWords } from './words.ts'

/** More are read on, or found by their department. */
const AT_ONCE = 100
const kinds: Readonly<Record<Where, LegendKind | undefined>> = {
  office: undefined,
  home: 'home',
  travel: 'travel',
  training: 'training',
  leave: 'away',
  holiday: 'holiday',
  off: 'off',
}

type Row = DataOf<typeof whereabouts>[number]
type GridProps = {
  readonly calendar: Calendar
  readonly day: PlainDate
  readonly departmentId: string | undefined
}

export function PeopleGrid({ calendar, day, departmentId }: GridProps) {
  const t = useWords()
  const month = yearMonthOf(day)
  const query = { from: firstDayOf(month), to: lastDayOf(month), department_id: departmentId }
  const { reading, rows, total } = useReadOn(
    [whereabouts.id, query],
    (page, signal) => callWhole(whereabouts, { query: { ...query, ...page }, signal }),
    AT_ONCE,
  )
  return (
    <Loaded reading={reading} rows={12}>
      {() =>
        rows.length === 0 ? (
          <p className="muted">{t('calendar.nobodySeen')}</p>
        ) : (
          <>
            <People rows={rows} calendar={calendar} />
            <Legend
              kinds={['away', 'pending', 'home', 'travel', 'training', 'holiday', 'off']}
              leave={huesOf(calendar)}
            />
            <LoadMore reading={reading} shown={rows.length} total={total} />
          </>
        )
      }
    </Loaded>
  )
}

function People({ rows, calendar }: { readonly rows: readonly Row[]; readonly calendar: Calendar }) {
  const t = useWords()
  const language = useLanguage()
  const dates = rows[0]?.days.map(({ date }) => date) ?? []
  const hues = huesOf(calendar)
  const inOrder = rows.toSorted((one, other) => awayDays(other, calendar) - awayDays(one, calendar))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes.people} aria-label={t('calendar.view.people')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" className={classes.personHead}>
              {t('calendar.person')}
            </th>
            {dates.map((date) => (
              <th key={date} scope="col" className={classes.dayHead} data-today={date === calendar.today || undefined}>
                <small>{weekDayName(date as PlainDate, language, 'narrow')}</small>
                {dayOf(date as PlainDate)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder.map((row) => (
            <tr key={row.employee_id}>
              <th scope="row" className={classes.personHead}>
                {row.full_name}
              </th>
              {row.days.map(({ date, where }) => {
                const entry = entryOf(calendar, row.employee_id, date)
                const kind = entry?.status === 'pending' ? 'pending' : kinds[where]
                const told = [
                  t(kind === 'pending' ? 'calendar.legend.pending' : `calendar.where.${where}`),
                  entry?.label,
                ]
                const text = `${weekDayText(date as PlainDate, language)}${colon()}${told.filter(Boolean).join(comma())}`
                return (
                  <td key={date} className={classes.slot} title={text}>
                    {kind && (
                      <i
                        className={classes.cell}
                        data-kind={kind}
                        data-hue={hueOf(hues, entry)}
                        role="img"
                        aria-label={text}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const entryOf = ({ away }: Calendar, employeeId: string, date: string) =>
  away.find(
    (one) => one.employee_id === employeeId && one.from <= date && date <= one.to && !one.without.includes(date),
  )

const awayDays = (row: Row, calendar: Calendar): number =>
  row.days.filter(
    ({ date, where }) => (kinds[where] ?? 'off') !== 'off' || entryOf(calendar, row.employee_id, date) !== undefined,
  ).length - row.days.filter(({ where }) => where === 'holiday').length
