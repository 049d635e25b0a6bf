/** One entry of a day in a line: a holiday, somebody away, a birthday; told by word and mark, and then by colour. */

import { IconCake, IconHome, IconMessages, IconStar } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { comma } from '#platform/words/web/words.ts'
import classes from './calendar.module.css'
import type { Calendar } from './day-entries.ts'
import { useHue } from './leave-hues.ts'
import { useWords } from './words.ts'

export function DayOffLine({ day }: { readonly day: Calendar['days'][number] }) {
  return (
    <span className={classes.entry} data-kind={day.kind}>
      <IconStar size={12} aria-hidden />
      <span>{day.name}</span>
    </span>
  )
}

export function AwayLine({ one }: { readonly one: Calendar['away'][number] }) {
  const t = useWords()
  const hue = useHue(one)
  const what = one.label ?? t('calendar.away')
  const when =
    one.part_label ?? (one.start_time && one.hours ? t('calendar.hours', { at: one.start_time, count: one.hours }) : '')
  const text = [one.is_mine ? what : `${one.full_name} · ${what}`, when].filter(Boolean).join(comma())
  return (
    <span
      className={classes.entry}
      data-kind={one.is_mine ? 'mine' : 'away'}
      data-hue={hue}
      data-pending={one.status === 'pending' || undefined}
    >
      {one.where === 'home' && <IconHome size={12} aria-hidden />}
      <span>{one.status === 'pending' ? t('calendar.pendingText', { text }) : text}</span>
    </span>
  )
}

export function BirthdayLine({ name }: { readonly name: string }) {
  const t = useWords()
  return (
    <span className={classes.entry} data-kind="birthday">
      <IconCake size={12} aria-hidden />
      <span>{t('calendar.birthdayOf', { name })}</span>
    </span>
  )
}

/** Leads to what one has to know before it. */
export function InterviewLine({ one }: { readonly one: Calendar['interviews'][number] }) {
  const t = useWords()
  return (
    <Link to="/me/hiring" search={{ open: one.id }} className={classes.entry} data-kind="interview">
      <IconMessages size={12} aria-hidden />
      <span>{t('calendar.interviewAt', { at: one.time, name: one.full_name, position: one.position_name })}</span>
    </Link>
  )
}

/** With somebody who joins or leaves; it leads to what is to be done for them. */
export function MeetingLine({ one }: { readonly one: Calendar['meetings'][number] }) {
  const t = useWords()
  return (
    <Link to="/me/tasks" className={classes.entry} data-kind="interview">
      <IconMessages size={12} aria-hidden />
      <span>{t('calendar.meetingAt', { at: one.time, name: one.name, person: one.person })}</span>
    </Link>
  )
}
