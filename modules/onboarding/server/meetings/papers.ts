/** An orientation as a calendar and on paper. */
import { icalMoment } from '#kernel/ical-invitation.ts'
import { icalEscaped, icalLines } from '#kernel/ical-lines.ts'
import { addDays, plainDateOf } from '#kernel/plain-date.ts'
import { companyLetterhead } from '#modules/company/server/public.ts'
import type { DataOf, Endpoint } from '#platform/contract/endpoint.ts'
import { type FileReply, fileReply } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText, momentText } from '#platform/words/format.ts'
import type { orientation } from '../../contract/orientations.ts'

type Shown = DataOf<typeof orientation>
type Printing = Pick<Call<Endpoint>, 'company' | 'clock' | 'say' | 'language' | 'session'>

export function calendarOf({ clock, say, language }: Printing, of: Shown): FileReply {
  const stamp = `DTSTAMP:${icalMoment(clock.now())}`
  const day = (date: string) => date.replaceAll('-', '')
  const whole = (uid: string, date: string, summary: string) => [
    ...['BEGIN:VEVENT', `UID:${uid}@kerja`, stamp, `DTSTART;VALUE=DATE:${day(date)}`],
    ...[`DTEND;VALUE=DATE:${day(addDays(plainDateOf(date), 1))}`, `SUMMARY:${icalEscaped(summary)}`],
    ...['TRANSP:TRANSPARENT', 'END:VEVENT'],
  ]
  const text = icalLines([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Kerja//Orientation//EN', 'CALSCALE:GREGORIAN'],
    'METHOD:PUBLISH',
    ...whole(`orientation-${of.id}`, of.first_day, say(language, `onboarding.ical-${of.kind}`, { name: of.full_name })),
    ...of.tasks
      .filter(({ done_on }) => done_on === null)
      .flatMap((task) => whole(`task-${task.id}`, task.due_on, `${named(task, language)} · ${of.full_name}`)),
    ...of.meetings.flatMap((meeting) => {
      const from = new Date(meeting.starts_at)
      return [
        ...['BEGIN:VEVENT', `UID:meeting-${meeting.id}@kerja`, `SEQUENCE:${meeting.sequence}`, stamp],
        ...[`DTSTART:${icalMoment(from)}`, `DTEND:${icalMoment(new Date(from.getTime() + meeting.minutes * 60_000))}`],
        `SUMMARY:${icalEscaped(`${meeting.name} · ${of.full_name} · ${meeting.host_name}`)}`,
        ...(meeting.place ? [`LOCATION:${icalEscaped(meeting.place)}`] : []),
        ...(meeting.meeting_url ? [`URL:${meeting.meeting_url}`] : []),
        ...['TRANSP:OPAQUE', 'END:VEVENT'],
      ]
    }),
    'END:VCALENDAR',
  ])
  return fileReply('orientation.ics', 'text/calendar; charset=utf-8', Buffer.from(text))
}

export async function printOf(call: Printing, of: Shown): Promise<FileReply> {
  const { company, say, language, session } = call
  const head = await company.read((tx) => companyLetterhead(tx, company.companyId))
  const t = (key: string, params?: Parameters<typeof say>[2]) => say(language, `onboarding.paper.${key}`, params)
  const day = (date: string) => dayText(plainDateOf(date), language)
  const data = {
    ...(language === 'en' ? { lang: 'en', region: null } : { lang: 'zh', region: 'TW' }),
    company: head.name,
    title: t(`title-${of.kind}`, { name: of.full_name }),
    about: [of.staff_id, of.department, t(`day-${of.kind}`, { day: day(of.first_day) })].filter(Boolean).join(' · '),
    heads: { done: t('done'), task: t('task'), who: t('who'), due: t('due'), meeting: t('meeting'), when: t('when') },
    tasks: of.tasks.map((task) => [
      ...[task.done_on === null ? '' : day(task.done_on), named(task, language)],
      task.waived_reason ? t('waived', { reason: task.waived_reason }) : whoOf(task, t),
      day(task.due_on),
    ]),
    meetings: of.meetings.map((meeting) => [
      ...[momentText(meeting.starts_at, language, session.timezone), meeting.name, meeting.host_name],
      [meeting.place, meeting.meeting_url].filter(Boolean).join(' · '),
    ]),
    where: t('where'),
  }
  const pdf = await pdfMaker.make({ template: 'orientation', data: JSON.stringify(data), tagged: true })
  return fileReply('orientation.pdf', 'application/pdf', Buffer.from(pdf.buffer))
}

type Task = Shown['tasks'][number]
const named = ({ name, name_zh }: Task, language: string): string => (language === 'en' ? name : name_zh || name)
const whoOf = ({ who, owner, role }: Task, t: (key: string) => string): string =>
  who.length > 0 ? who.join(', ') : (role ?? t(`owner-${owner}`))
