/** Who is away in the company, with holidays and birthdays: by week, month or year, by department; to be printed. */
import { ActionIcon, Button, Group, SegmentedControl } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPrinter } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Page } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { monthOf, type PlainDate, parsePlainDate, plainDateOf, yearOf } from '#kernel/plain-date.ts'
import { departments } from '#modules/organisation/contract/departments.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, monthText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { companyCalendar } from '../contract.ts'
import { type CalendarSpan, moved, shownDays, views } from '../model/months.ts'
import classes from './calendar.module.css'
import { CalendarBody } from './calendar-body.tsx'
import { FeedsCard } from './feeds-card.tsx'
import { huesOf, LeaveHuesShown } from './leave-hues.ts'
import { Legend } from './legend.tsx'
import { PeopleGrid } from './people-grid.tsx'
import { Whereabouts } from './whereabouts.tsx'
import { useWords } from './words.ts'

/** Beside the spans of the calendar: each person's days of the month in a row. */
const PEOPLE = 'people'
const shows = [...views, PEOPLE] as const

type Search = { readonly view?: string; readonly day?: string; readonly department?: string }

export function CalendarScreen() {
  const t = useWords()
  const language = useLanguage()
  const me = useMe()
  const navigate = useNavigate()
  const search = useSearch({ strict: false }) as Search
  const shown = shows.find((one) => one === search.view) ?? 'month'
  const view: CalendarSpan = shown === PEOPLE ? 'month' : shown
  const day = parsePlainDate(search.day ?? '') ?? plainDateOf(me.today)
  const { from, to } = shownDays(view, day)
  const reading = useCall(companyCalendar, { query: { from, to, department_id: search.department || undefined } })
  const go = (changed: Search) =>
    void navigate({ to: '/app/calendar', search: { ...search, ...changed }, replace: true })
  useMoves((by) => go({ day: by === 0 ? undefined : moved(view, day, by) }))
  return (
    <Page
      title={t('calendar.title')}
      meta={<span className={classes.printed}>{titleOf(view, day, language)}</span>}
      actions={
        <Group gap={8} className={classes.tools}>
          <SegmentedControl
            aria-label={t('calendar.view')}
            value={shown}
            onChange={(chosen) => go({ view: chosen })}
            data={shows.map((one) => ({ value: one, label: t(`calendar.view.${one}`) }))}
          />
          <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={() => window.print()}>
            {t('calendar.print')}
          </Button>
        </Group>
      }
    >
      <Group justify="space-between" className={classes.tools} mb={12}>
        <Group gap={6}>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('calendar.before')}
            onClick={() => go({ day: moved(view, day, -1) })}
          >
            <IconChevronLeft size={18} />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size="lg"
            aria-label={t('calendar.after')}
            onClick={() => go({ day: moved(view, day, 1) })}
          >
            <IconChevronRight size={18} />
          </ActionIcon>
          <Button variant="default" onClick={() => go({ day: undefined })}>
            {t('calendar.today')}
          </Button>
          <h2 className={classes.title} aria-live="polite">
            {titleOf(view, day, language)}
          </h2>
        </Group>
        <Departments
          chosen={search.department}
          onChoose={(department) => go({ department: department || undefined })}
        />
      </Group>
      <Loaded reading={reading} rows={12}>
        {(calendar) =>
          shown === PEOPLE ? (
            <PeopleGrid calendar={calendar} day={day} departmentId={search.department} />
          ) : (
            <LeaveHuesShown value={huesOf(calendar)}>
              <CalendarBody
                calendar={calendar}
                view={view}
                day={day}
                from={from}
                to={to}
                onDay={(chosen) => go({ view: 'week', day: chosen })}
                onMonth={(chosen) => go({ view: 'month', day: chosen })}
              />
              <Legend
                kinds={['holiday', 'away', 'pending', 'mine', 'birthday', 'interview']}
                leave={huesOf(calendar)}
              />
            </LeaveHuesShown>
          )
        }
      </Loaded>
      <div className={classes.tools}>
        {shown !== PEOPLE && <Whereabouts day={day} {...(search.department && { departmentId: search.department })} />}
        <FeedsCard shows={['company', 'team', 'mine']} />
      </div>
    </Page>
  )
}

function Departments({
  chosen,
  onChoose,
}: {
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}) {
  const t = useWords()
  const reading = useCall(departments, {}, { staleTime: 60_000 })
  return (
    <ChoiceField
      aria-label={t('calendar.department')}
      placeholder={t('calendar.allDepartments')}
      clearable
      searchable
      value={chosen ?? ''}
      onChange={onChoose}
      data={(reading.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

/** Arrows go on and back, `t` to today; not while somebody writes. */
function useMoves(go: (by: 1 | -1 | 0) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event
      if (event.metaKey || event.ctrlKey || event.altKey) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [role=radiogroup], [role=dialog]'))
        return
      if (event.key === 'ArrowLeft') go(-1)
      else if (event.key === 'ArrowRight') go(1)
      else if (event.key === 't') go(0)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

function titleOf(view: CalendarSpan, day: PlainDate, language: Language): string {
  if (view === 'year') return String(yearOf(day))
  if (view === 'month') return monthText(yearOf(day), monthOf(day), language)
  const { from, to } = shownDays('week', day)
  return `${dayText(from, language)} – ${dayText(to, language)}`
}
