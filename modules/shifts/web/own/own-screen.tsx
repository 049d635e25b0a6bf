/** My shifts: confirmed days from a week on, with whom one works them. */
import { ActionIcon, Button, Group } from '@mantine/core'
import { IconCalendarDown, IconCalendarRepeat, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { Suspense, use, useState } from 'react'
import { Page, Section } from '#design/page.tsx'
import { Loaded, RowsSkeleton } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { addDays, parsePlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText } from '#platform/words/format.ts'
import { pause, useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { ownCalendar, ownShifts } from '../../contract/own.ts'
import { mondayOf } from '../../model/periods.ts'
import classes from '../planner/roster-list.module.css'
import { useNarrow } from '../planner/use-narrow.ts'
import { useWords } from '../words.ts'
import { BesideShifts, ShiftFeeds } from './beside-shifts.tsx'
import { OwnSwaps } from './own-swaps.tsx'
import { SwapDialog } from './swap-dialog.tsx'

type OwnDay = DataOf<typeof ownShifts>[number]
const WEEKS = 14

export function OwnShiftsScreen() {
  const t = useWords()
  const language = useLanguage()
  const { today } = useMe()
  const asked: { from?: unknown } = useSearch({ strict: false })
  const [from, setFrom] = useState(() => mondayOf(parsePlainDate(String(asked.from ?? '')) ?? plainDateOf(today)))
  const to = addDays(from, WEEKS - 1)
  const reading = useCall(ownShifts, { query: { from, to } })
  // On a Saturday one looks for what comes, not for the days since Monday; whoever asks for a day sees it.
  const [isWhole, setWhole] = useState(asked.from !== undefined)
  const first = isWhole || today < from || today > to ? from : today
  const Beside = use(BesideShifts)
  const Feeds = use(ShiftFeeds)
  const isNarrow = useNarrow()
  const [isSubscribing, setSubscribing] = useState(false)
  // On a phone the roster comes first; a calendar is set up once.
  const calendars = (
    <>
      {Feeds && (
        <Button variant="default" leftSection={<IconCalendarRepeat size={16} />} onClick={() => setSubscribing(true)}>
          {t('shifts.subscribe')}
        </Button>
      )}
      <Button
        variant="default"
        leftSection={<IconCalendarDown size={16} />}
        onClick={() => void download(ownCalendar, {})}
      >
        {t('shifts.asCalendar')}
      </Button>
    </>
  )
  return (
    <Page
      back="/me"
      title={t('shifts.myShifts')}
      meta={`${dayText(from, language)} – ${dayText(to, language)}`}
      actions={isNarrow ? undefined : calendars}
    >
      <Group gap="sm" mb="sm">
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('shifts.before')}
          onClick={() => setFrom(addDays(from, -WEEKS))}
        >
          <IconChevronLeft size={18} />
        </ActionIcon>
        <Button variant="default" onClick={() => setFrom(mondayOf(plainDateOf(today)))}>
          {t('shifts.thisWeek')}
        </Button>
        <ActionIcon
          variant="default"
          size="lg"
          aria-label={t('shifts.after')}
          onClick={() => setFrom(addDays(from, WEEKS))}
        >
          <IconChevronRight size={18} />
        </ActionIcon>
      </Group>
      <OwnSwaps />
      {Beside && <Beside from={from} to={to} />}
      <Loaded reading={reading} rows={8}>
        {(days) => (
          <div className={classes.days}>
            {first > from && (
              <Button variant="subtle" onClick={() => setWhole(true)}>
                {t('shifts.earlierDays', { count: days.filter(({ date }) => date < first).length })}
              </Button>
            )}
            {days
              .filter(({ date }) => date >= first)
              .map((day) => (
                <DayCard key={day.date} day={day} today={today} />
              ))}
          </div>
        )}
      </Loaded>
      {isNarrow && (
        <Group gap="sm" mt="md">
          {calendars}
        </Group>
      )}
      {isSubscribing && Feeds && (
        <Dialog opened onClose={() => setSubscribing(false)} title={t('shifts.subscribe')}>
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            <Feeds />
          </Suspense>
        </Dialog>
      )}
    </Page>
  )
}

function DayCard({ day, today }: { readonly day: OwnDay; readonly today: string }) {
  const t = useWords()
  const language = useLanguage()
  const [isSwapping, setSwapping] = useState(false)
  const maySwap = day.date >= today && day.shifts.some(({ kind }) => kind === 'work')
  return (
    <Section
      title={weekDayText(day.date, language)}
      actions={
        <>
          {day.date === today && <StatusBadge tone="info">{t('shifts.today')}</StatusBadge>}
          {maySwap && (
            <Button size="compact-sm" variant="subtle" onClick={() => setSwapping(true)}>
              {t('shifts.swap')}
            </Button>
          )}
        </>
      }
    >
      {day.shifts.length === 0 && <p className="muted">{day.holiday ?? day.leave ?? t('shifts.nothingPlanned')}</p>}
      {day.shifts.map(({ id, kind, name, start_time, end_time, total_hours }) => (
        <p key={id}>
          <strong>{name}</strong>
          {kind === 'work' && ` ${start_time} – ${end_time}${pause()}${t('shifts.hoursOf', { hours: total_hours })}`}
        </p>
      ))}
      {day.shifts.length > 0 && day.leave && <p>{day.leave}</p>}
      {day.shifts.some(({ kind }) => kind === 'work') && day.with.length > 0 && (
        <p className="muted">{t('shifts.with', { names: day.with.join(t('shifts.comma')) })}</p>
      )}
      {isSwapping && <SwapDialog date={plainDateOf(day.date)} onClose={() => setSwapping(false)} />}
    </Section>
  )
}
