/** My days: a month at a glance, the chosen day below it, the way to ask for leave on it, and a subscription. */
import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { mayEnter } from '#access/enter.ts'
import { Loaded } from '#design/states.tsx'
import { monthOf, parsePlainDate, plainDateOf, yearOf } from '#kernel/plain-date.ts'
import { ownCalendar } from '#modules/calendar/contract.ts'
import {
  DayList,
  entriesByDay,
  FeedsCard,
  MonthGrid,
  monthMoved,
  monthShown,
  Whereabouts,
} from '#modules/calendar/web/public.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import classes from '../me.module.css'
import { MeHead } from '../me-head.tsx'
import { useWords } from '../words.ts'

export function CalendarScreen() {
  const t = useWords()
  const language = useLanguage()
  const navigate = useNavigate()
  const { today } = useMe()
  const { day: asked = '' } = useSearch({ strict: false }) as { day?: string }
  const session = useSession()
  const hasLeave = mayEnter(session, 'leave.own')
  const day = parsePlainDate(asked) ?? plainDateOf(today)
  const { from, to } = monthShown(day)
  const reading = useCall(ownCalendar, { query: { from, to } })
  const go = (chosen: string) => void navigate({ to: '/me/calendar', search: { day: chosen }, replace: true })
  const title = monthText(yearOf(day), monthOf(day), language)
  return (
    <>
      <MeHead
        title={t('me.calendar')}
        line={title}
        side={
          <>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('me.monthBefore')}
              onClick={() => go(monthMoved(day, -1))}
            >
              <IconChevronLeft size={18} />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('me.monthAfter')}
              onClick={() => go(monthMoved(day, 1))}
            >
              <IconChevronRight size={18} />
            </ActionIcon>
          </>
        }
      />
      <Loaded reading={reading} rows={10}>
        {(calendar) => {
          const entries = entriesByDay(calendar, from, to)
          const found = entries.get(day)
          return (
            <>
              <MonthGrid
                small
                label={title}
                month={day.slice(0, 7)}
                chosen={day}
                onDay={go}
                {...{ from, to, today, entries }}
              />
              <section className={`card ${classes.card}`} aria-live="polite">
                <h2>{weekDayText(day, language)}</h2>
                {found ? <DayList entries={found} /> : <p className="muted">{t('me.nothingOnDay')}</p>}
                {hasLeave && day >= today && (
                  <Button
                    variant="default"
                    onClick={() => void navigate({ to: '/me/leave/apply', search: { from: day } })}
                  >
                    {t('me.applyOnDay')}
                  </Button>
                )}
              </section>
            </>
          )
        }}
      </Loaded>
      <Whereabouts day={day} />
      <FeedsCard shows={mayEnter(session, 'schedule.own') ? ['mine', 'team', 'shifts'] : ['mine', 'team']} />
    </>
  )
}
