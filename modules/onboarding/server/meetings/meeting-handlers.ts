/** Meetings are planned with a host, changed and called off; each time whoever is invited hears of it. */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { byNewcomer } from '#modules/candidates/server/public.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  addMeeting,
  changeMeeting,
  newcomerMeetings,
  orientationCalendar,
  orientationPrint,
  ownMeetings,
  removeMeeting,
} from '../../contract/meetings.ts'
import { happened, refused } from '../acting.ts'
import type { OnboardingNeeds } from '../needs.ts'
import { held, subjectOf, view } from '../orientation-handlers.ts'
import { orientationsOf } from '../orientation-store.ts'
import { callOff, type Inviting, invite } from './invite.ts'
import {
  deleteMeeting,
  insertMeeting,
  isHost,
  type MeetingFields,
  type MeetingRow,
  meetingsOf,
  momentOf,
  setMeeting,
} from './meeting-store.ts'
import { calendarOf, printOf } from './papers.ts'

export const meetingHandlers = (needs: OnboardingNeeds): readonly Handler[] => [
  on(addMeeting, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await held(tx, call, call.params.id)
      const meeting = await judged(tx, call, call.body, undefined)
      const id = newId(call.clock.now().getTime())
      await insertMeeting(tx, companyId, { id, orientation_id: row.id, ...meeting })
      await invite(tx, call, 'planned', await meetingsOf(tx, companyId, { id }))
      await happened(tx, call, 'onboarding.meeting-planned', subjectOf(row), {}, told(meeting))
      return reply(await view(tx, call, needs, row.id), { messageKey: 'onboarding.invited' })
    }),
  ),

  on(changeMeeting, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await held(tx, call, call.params.id)
      const former = await one(tx, companyId, row.id, call.params.meetingId)
      const meeting = await judged(tx, call, call.body, former)
      await setMeeting(tx, companyId, former.id, meeting)
      const found = await meetingsOf(tx, companyId, { id: former.id })
      // Another host: the former one's calendar loses it.
      const left = meeting.host_id === former.host_id ? [] : [alone({ ...former, sequence: former.sequence + 1 })]
      await invite(tx, call, 'cancelled', left)
      await invite(tx, call, 'changed', found)
      await happened(tx, call, 'onboarding.meeting-changed', subjectOf(row), told(former), told(meeting))
      return reply(await view(tx, call, needs, row.id), { messageKey: 'onboarding.invited' })
    }),
  ),

  on(removeMeeting, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const row = await held(tx, call, call.params.id)
      const former = await one(tx, companyId, row.id, call.params.meetingId)
      await callOff(tx, call, [former])
      await deleteMeeting(tx, companyId, former.id)
      await happened(tx, call, 'onboarding.meeting-off', subjectOf(row), told(former), {})
      return reply(await view(tx, call, needs, row.id), { messageKey: 'onboarding.removed' })
    }),
  ),

  on(orientationCalendar, (call) =>
    call.company.read(async (tx) => calendarOf(call, await view(tx, call, needs, call.params.id))),
  ),
  on(orientationPrint, async (call) =>
    printOf(call, await call.company.read((tx) => view(tx, call, needs, call.params.id))),
  ),

  on(ownMeetings, (call) =>
    call.company.read(async (tx) => {
      const { companyId } = call.company
      const { timezone } = await companyFacts(tx, companyId)
      const { accountId } = call.actor
      const found = await meetingsOf(tx, companyId, { account: accountId ?? '', from: call.clock.now() })
      return found.map((of) => shown(of, of.guest_account === accountId ? of.host_name : of.guest_name, timezone))
    }),
  ),
  on(newcomerMeetings, (call) =>
    byNewcomer(call, call.params.token, async (tx, { companyId, row }) => {
      const { timezone } = await companyFacts(tx, companyId)
      const own = await orientationsOf(tx, companyId, { candidateId: row.candidate_id, kind: 'joining' })
      const found = await meetingsOf(tx, companyId, { of: own.map(({ id }) => id), from: call.clock.now() })
      return found.map((of) => shown(of, of.host_name, timezone))
    }),
  ),
]

/** Without whoever joins: told to the host alone. */
const alone = (of: MeetingRow): MeetingRow => ({ ...of, guest_account: null, guest_email: null })

async function one(tx: Tx, companyId: string, of: string, id: string): Promise<MeetingRow> {
  const [found] = await meetingsOf(tx, companyId, { id }, true)
  if (found?.orientation_id !== of) throw new Refusal(notFound())
  return found
}

async function judged(
  tx: Tx,
  { company, clock }: Inviting,
  sent: BodyOf<typeof changeMeeting>,
  former: MeetingRow | undefined,
): Promise<MeetingFields> {
  const { companyId } = company
  const { timezone } = await companyFacts(tx, companyId)
  const given = {
    name: sent.name ?? former?.name ?? '',
    host_id: sent.host_id ?? former?.host_id ?? '',
    minutes: sent.minutes ?? former?.minutes ?? 0,
    place: sent.place === undefined ? (former?.place ?? null) : sent.place || null,
    meeting_url: sent.meeting_url === undefined ? (former?.meeting_url ?? null) : sent.meeting_url,
  }
  const startsAt = await momentOf(tx, sent.starts_at ?? former?.starts_at ?? '', timezone)
  const on = dayIn(startsAt, timezone)
  const errors = {
    ...(startsAt <= clock.now() && { starts_at: ['onboarding.in-the-past'] }),
    ...(!(await isHost(tx, companyId, given.host_id, on)) && { host_id: ['onboarding.no-host'] }),
  }
  if (Object.keys(errors).length > 0) throw refused(errors)
  return { ...given, starts_at: startsAt.toISOString() }
}

const dayIn = (at: Date, timeZone: string): PlainDate =>
  plainDateOf(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at))

const told = ({ name, starts_at, minutes, place }: MeetingFields) => ({ meeting: name, starts_at, minutes, place })

const shown = ({ id, name, starts_at, minutes, place, meeting_url }: MeetingRow, person: string, timezone: string) => ({
  ...{ id, name, starts_at, minutes, place, meeting_url, person, timezone },
})
