/** People by days: hours worked, and what a day is where nobody worked; each opens with its why. */
import { useState } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { callWhole } from '#platform/http/web/client.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { dayText } from '#platform/words/format.ts'
import { colon, comma, useLanguage } from '#platform/words/web/words.ts'
import { weekDayName } from '#platform/words/week-days.ts'
import { timesheet } from '../../contract/days/reading.ts'
import { minutesText } from '../../model/days/minutes-text.ts'
import { useWords } from '../words.ts'
import { DayFilters } from './day-filters.tsx'
import { DayOf } from './day-panel.tsx'
import classes from './days.module.css'
import { type Day, type SheetRow, toneOfStatus } from './labels.ts'
import { asQuery, useDays } from './use-days.ts'

type Open = { readonly day: Day; readonly name: string }

export function TimesheetScreen() {
  const t = useWords()
  const language = useLanguage()
  const address = useListAddress()
  const days = useDays(address)
  const [open, setOpen] = useState<Open>()
  const { reading, rows, total } = useReadOn([timesheet.id, days], (page, signal) =>
    callWhole(timesheet, { query: { ...asQuery(days), ...page, per_page: 200 }, signal }).then(({ data, meta }) => ({
      data: data.employees,
      meta,
    })),
  )
  const dates = [...new Set(rows.flatMap((row) => row.days.map(({ date }) => date)))].sort()
  return (
    <Page
      title={t('attendance.days.timesheet')}
      crumb={t('attendance.days.crumb')}
      actions={<DayFilters address={address} name="timesheet" days={days} />}
    >
      <Loaded reading={{ ...reading, data: rows }} rows={10}>
        {(shown) =>
          shown.length === 0 ? (
            <Empty title={t('attendance.days.nobody')} />
          ) : (
            <>
              <Letters rows={shown} />
              <Sheet rows={shown} dates={dates} onOpen={setOpen} />
            </>
          )
        }
      </Loaded>
      <LoadMore reading={reading} shown={rows.length} total={total} />
      {open && (
        <SideDialog
          opened
          onClose={() => setOpen(undefined)}
          position="right"
          size="lg"
          title={`${open.name}${colon()}${dayText(open.day.date, language)}`}
        >
          <DayOf day={open.day} />
        </SideDialog>
      )}
    </Page>
  )
}

/** What a month is closed by stays in sight while the days pass below it. */
const SUM = 64
const sums = [
  { word: 'attendance.days.worked', of: (totals: Totals) => minutesText(totals.worked_minutes) },
  { word: 'attendance.days.extra', of: (totals: Totals) => minutesText(totals.extra_minutes) },
  { word: 'attendance.days.late', of: (totals: Totals) => minutesText(totals.late_minutes) },
  {
    word: 'attendance.days.absentDays',
    of: (totals: Totals) => (totals.absent_days === '0' ? '' : totals.absent_days),
  },
  { word: 'attendance.days.waitingDays', of: (totals: Totals) => totals.waiting_days || '' },
] as const
type Totals = SheetRow['totals']

type SheetProps = {
  readonly rows: readonly SheetRow[]
  readonly dates: readonly string[]
  readonly onOpen: (open: Open) => void
}

function Sheet({ rows, dates, onOpen }: SheetProps) {
  const t = useWords()
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={`${classes.sheet} ${classes.tall}`} tabIndex={0} aria-label={t('attendance.days.timesheet')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('attendance.days.person')}</th>
            {dates.map((date) => (
              <th key={date} scope="col" title={dayText(date, language)}>
                {Number(date.slice(8))}
                <small>{weekDayName(date, language)}</small>
              </th>
            ))}
            {sums.map(({ word }, at) => (
              <th key={word} scope="col" className={classes.sum} style={{ right: (sums.length - 1 - at) * SUM }}>
                {t(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, full_name, days, totals }) => (
            <tr key={id}>
              <th scope="row">{full_name}</th>
              {dates.map((date) => {
                const day = days.find((one) => one.date === date)
                return (
                  <td key={date}>
                    {day && <DayCell day={day} name={full_name} onOpen={() => onOpen({ day, name: full_name })} />}
                  </td>
                )
              })}
              {sums.map(({ word, of }, at) => (
                <td key={word} className={classes.sum} style={{ right: (sums.length - 1 - at) * SUM }}>
                  {of(totals)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** What the letters stand for, of those that occur. */
function Letters({ rows }: { readonly rows: readonly SheetRow[] }) {
  const t = useWords()
  const found = new Set(
    rows.flatMap(({ days }) => days.flatMap((day) => (day.present_minutes > 0 ? [] : [day.status]))),
  )
  const letters = [...found].filter((status) => !/^[–·]$/.test(t(`attendance.short.${status}`)))
  if (letters.length === 0) return null
  return (
    <p className={classes.letters}>
      {letters.map((status) => (
        <span key={status}>
          <b data-tone={toneOfStatus(status)}>{t(`attendance.short.${status}`)}</b> {t(`attendance.status.${status}`)}
        </span>
      ))}
    </p>
  )
}

function DayCell({ day, name, onOpen }: { readonly day: Day; readonly name: string; readonly onOpen: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const status = t(`attendance.status.${day.status}`)
  const tone = toneOfStatus(day.status)
  const shown = day.present_minutes > 0 ? minutesText(day.present_minutes) : t(`attendance.short.${day.status}`)
  return (
    <button
      type="button"
      className={classes.cell}
      data-tone={tone}
      title={status}
      aria-label={[name, dayText(day.date, language), status, minutesText(day.present_minutes)]
        .filter(Boolean)
        .join(comma())}
      onClick={onOpen}
    >
      {shown}
    </button>
  )
}
