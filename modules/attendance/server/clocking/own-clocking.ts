/** What people clock themselves: where many do at the same moment, in one transaction. */
import { mayEnter } from '#access/enter.ts'
import { type CompanyFacts, companyFacts } from '#modules/company/server/public.ts'
import { freeAccounts } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Together } from '#platform/database/server/group-commit.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { type clock, clockMethods } from '../../contract/clocking/own.ts'
import { isGood } from '../../model/clocking/kiosk-qr.ts'
import { momentOf } from '../../model/clocking/moment.ts'
import type { AttendanceNeeds } from '../needs.ts'
import { clockEach, type Done } from './clock-in.ts'
import type { Coming, Proven } from './judge.ts'
import { shownCode } from './kiosk-codes.ts'
import { type Placed, placedKiosks } from './kiosk-store.ts'
import { type ClockPerson, holdPeopleOfAccounts } from './person.ts'
import { provenBy } from './proven.ts'

type Clocking = Call<typeof clock>
export type Asked = {
  readonly call: Pick<Clocking, 'company' | 'session' | 'body' | 'seal'>
  readonly now: Date
  readonly photoId?: string | undefined
}

export const clockingTogether = (needs: AttendanceNeeds): Together<Asked, Done> => ({
  // What one person clocks comes one after the other.
  apart: ({ call }) => call.session.accountId,
  free: async (tx, asked) => {
    const free = await freeAccounts(tx, companyOf(asked), accountsOf(asked))
    return new Set(asked.filter(({ call }) => free.has(call.session.accountId)))
  },
  work: async (tx, asked) => ({ outcomes: await ownClockings(tx, needs, asked), last: async () => {} }),
})

/** Of different people. What is wrong with one is its own. */
export async function ownClockings(
  tx: Tx,
  needs: AttendanceNeeds,
  asked: readonly Asked[],
): Promise<readonly (Done | Error)[]> {
  const companyId = companyOf(asked)
  const people = await holdPeopleOfAccounts(tx, companyId, accountsOf(asked))
  const company = await companyFacts(tx, companyId)
  const codes = asked.map(({ call }) => codeOf(call))
  const kiosks = await placedKiosks(
    tx,
    companyId,
    codes.flatMap((code) => (code ? [code.kioskId] : [])),
  )
  const begun = asked.map((one, at) => {
    try {
      return comingOf(one, people.get(one.call.session.accountId), company, { code: codes[at], kiosks })
    } catch (failure) {
      if (failure instanceof Refusal) return failure
      throw failure
    }
  })
  const coming = begun.flatMap((one) => (one instanceof Refusal ? [] : [one]))
  const done = await clockEach(tx, company, coming, needs)
  const outcomes = new Map(coming.map((one, at) => [one, done[at]]))
  return begun.map((one) => (one instanceof Refusal ? one : (outcomes.get(one) ?? new Error('a clocking was lost'))))
}

type Shown = { readonly code: ReturnType<typeof shownCode>; readonly kiosks: ReadonlyMap<string, Placed> }

function comingOf(
  { call: { body, session }, now, photoId }: Asked,
  person: ClockPerson | undefined,
  { settings }: CompanyFacts,
  shown: Shown,
): Coming {
  if (!person) throw notEmployed()
  if (!methodsOf(person, session).includes(body.method)) throw refused('method', 'attendance.method')
  if (settings.clock_in_photo && photoId === undefined) throw refused('photo', 'attendance.photo-needed')
  const { latitude, longitude, accuracy } = body
  const at = latitude != null && longitude != null ? { latitude, longitude, accuracy: accuracy ?? null } : undefined
  const sent = { occurredAt: body.occurred_at ?? undefined, sentAt: body.sent_at ?? undefined }
  return {
    person,
    now,
    wanted: {
      type: body.type,
      method: body.method,
      position: at,
      isMocked: body.is_mocked ?? false,
      isTurned: body.turned ?? false,
      proven: body.method === 'qr' ? provenByCode(shown, momentOf({ ...sent, receivedAt: now })) : undefined,
      ...sent,
      note: body.note || null,
      photoId,
      accountId: session.accountId,
    },
  }
}

const codeOf = ({ body, seal, company }: Asked['call']) =>
  body.method === 'qr' ? shownCode(seal, company.companyId, body.qr ?? '') : undefined

/** By the code at the door, as long as it was good when it was scanned. */
function provenByCode({ code, kiosks }: Shown, moment: ReturnType<typeof momentOf>): Proven {
  const device = code && kiosks.get(code.kioskId)
  if (!code || !device) throw refused('qr', 'attendance.qr-unknown')
  if ('occurredAt' in moment && !isGood(code, moment.occurredAt)) throw refused('qr', 'attendance.qr-old')
  return provenBy(device)
}

/** At a computer as with a phone; by the face where the company has that. */
export const methodsOf = ({ methods }: ClockPerson, session: Clocking['session']) =>
  clockMethods.filter(
    (method) => methods.includes(method === 'web' ? 'gps' : method) && (method !== 'face' || mayEnter(session, 'face')),
  )

const companyOf = (asked: readonly Asked[]): string => asked[0]?.call.company.companyId ?? ''
const accountsOf = (asked: readonly Asked[]): string[] => asked.map(({ call }) => call.session.accountId)

export const notEmployed = (): Refusal => new Refusal(problem('attendance.not-employed'))
export const refused = (field: string, code: string): Refusal =>
  new Refusal(problem(code, { errors: { [field]: [code] } }))
