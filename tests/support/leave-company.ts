// A company that keeps leave, with people in it, for tests over HTTP: the calls of leave, of approvals and of notices.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CompanyRole } from '#access/roles.ts'
import type { Country } from '#kernel/countries.ts'
import { workedDays } from '#modules/attendance/server/days/worked-days.ts'
import { companyOpening } from '#modules/company/server/public.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { equipmentUndos } from '#modules/equipment/server/undos.ts'
import { dayFactsOf, holidayOpening } from '#modules/holidays/server/public.ts'
import { leaveDays, usualDays } from '#modules/leave/server/day-facts.ts'
import { earnedKinds } from '#modules/leave/server/earned/earned-kind.ts'
import { leaveHandlers } from '#modules/leave/server/handlers.ts'
import { leaveKind } from '#modules/leave/server/kind.ts'
import { leaveOpening } from '#modules/leave/server/opening.ts'
import { leaveFollowsRoster } from '#modules/leave/server/roster-changed.ts'
import { approvedAmong, firstOpenMonth, payInputsChanged } from '#modules/payroll/server/public.ts'
import { rewardsUndos } from '#modules/rewards/server/undos.ts'
import { rosterDays } from '#modules/shifts/server/day-facts.ts'
import { shiftsHandlers } from '#modules/shifts/server/handlers.ts'
import { shiftOpening } from '#modules/shifts/server/opening.ts'
import { endingSwaps, swapsFollowRoster } from '#modules/shifts/server/swap/end-swaps.ts'
import { swapHandlers } from '#modules/shifts/server/swap/swap-handlers.ts'
import { swapKind } from '#modules/shifts/server/swap/swap-kind.ts'
import { shiftUndos } from '#modules/shifts/server/undos.ts'
import { standbyDays } from '#modules/standby/server/day-facts.ts'
import { decisionUndo } from '#platform/approvals/server/deciding/take-back.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { approvalsHandlers } from '#platform/approvals/server/handlers.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { sayFrom } from '#platform/http/server/say.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { undoHandlers } from '#platform/undo/server/handlers.ts'
import { type Answered, type Caller, type ModuleApp, moduleApp } from './module-app.ts'
import { serverWords } from './server-words.ts'

const pay = { changed: payInputsChanged, approvedAmong, firstOpenMonth }
export const leaveApprovals: Approvals = { kinds: [leaveKind(pay), ...earnedKinds], people: approvalPeople }
export const dayFacts = dayFactsOf([usualDays, rosterDays, leaveDays])

/** Large years are jobs of the product; these companies are small. */
const jobs = {
  start: (): Promise<never> => {
    throw new Error('no work of this size is begun here')
  },
}

export type Member = Caller & { readonly employeeId: string; readonly name: string }

/** Its clock stands at the day given until it is set to another. */
export async function leaveApp(
  today = '2026-11-20',
  more: readonly Handler[] = [],
  moreKinds: Approvals['kinds'] = [],
  moreOpenings: readonly CompanyOpening[] = [],
) {
  const at = { now: new Date(`${today}T03:00:00Z`) }
  const known = dayFactsOf([
    usualDays,
    rosterDays,
    leaveDays,
    standbyDays,
    workedDays(
      dayFacts,
      clockOf(() => at.now),
    ),
  ])
  const rosters = {
    dayFacts: known,
    rosterChanged: [leaveFollowsRoster({ dayFacts, pay }), swapsFollowRoster({ dayFacts })],
  }
  const swaps = swapKind({ ...rosters, say: sayFrom(serverWords), clock: clockOf(() => at.now) })
  const ending = { dayFacts, clock: clockOf(() => at.now) }
  const kinds = leaveApprovals.kinds.map((kind) => (kind.name === 'leave' ? endingSwaps(kind, ending) : kind))
  const approvals: Approvals = { ...leaveApprovals, kinds: [...kinds, swaps, ...moreKinds] }
  const app: ModuleApp = await moduleApp({
    handlers: [
      ...leaveHandlers(approvals, { jobs, pay, dayFacts }),
      ...shiftsHandlers(rosters),
      ...swapHandlers(rosters, approvals),
      ...approvalsHandlers(approvals),
      ...noticeHandlers,
      ...undoHandlers([decisionUndo(approvals), ...shiftUndos(rosters), ...rewardsUndos, ...equipmentUndos]),
      ...more,
    ],
    catalogues: serverWords,
    openings: [companyOpening, holidayOpening, leaveOpening, shiftOpening, ...moreOpenings],
    now: () => at.now,
  })
  return {
    ...app,
    approvals: { ...approvals, dayFacts },
    setToday(day: string) {
      at.now = new Date(`${day}T03:00:00Z`)
    },
    setNow(now: Date) {
      at.now = now
    },
    leaveCompany: (country: Country = 'MY') => LeaveCompany.open(app, country),
  }
}
export type LeaveApp = Awaited<ReturnType<typeof leaveApp>>

export class LeaveCompany {
  readonly app: ModuleApp
  readonly id: string
  readonly country: Country
  readonly admin: Caller

  constructor(app: ModuleApp, id: string, country: Country, admin: Caller) {
    this.app = app
    this.id = id
    this.country = country
    this.admin = admin
  }

  static async open(app: ModuleApp, country: Country): Promise<LeaveCompany> {
    const id = await app.company(country)
    return new LeaveCompany(app, id, country, await app.caller(id, country, 'Company Admin'))
  }

  with = (...roles: CompanyRole[]): Promise<Caller> => this.app.caller(this.id, this.country, ...roles)

  /** Somebody employed who can sign in. */
  async member(name: string, more: Record<string, string | null> = {}, ...roles: CompanyRole[]): Promise<Member> {
    const caller = await this.app.caller(this.id, this.country, ...roles)
    const employeeId = randomUUID()
    const fields = {
      company_id: this.id,
      id: employeeId,
      staff_id: name,
      full_name: name,
      joined_on: '2020-01-01',
      gender: 'female',
      marital_status: 'single',
      account_id: caller.session.accountId,
      ...more,
    }
    await this.app.db.forCompany(this.id).transaction((tx) =>
      tx
        .insertInto('employees')
        .values(fields as never)
        .execute(),
    )
    return { ...caller, employeeId, name }
  }

  async department(name: string): Promise<string> {
    const id = randomUUID()
    await this.app.db
      .forCompany(this.id)
      .transaction((tx) => tx.insertInto('departments').values({ company_id: this.id, id, name }).execute())
    return id
  }

  setSettings = (settings: Record<string, unknown>): Promise<unknown> =>
    this.app.db.system.transaction((tx) =>
      sql`update companies set settings = settings || ${JSON.stringify(settings)}::jsonb where id = ${this.id}`.execute(
        tx,
      ),
    )

  get = (path: string, who: Caller = this.admin): Promise<Answered> => this.app.call(who, 'GET', path)
  post = (path: string, body: unknown = {}, who: Caller = this.admin): Promise<Answered> =>
    this.app.call(who, 'POST', path, body)
  patch = (path: string, body: unknown, who: Caller = this.admin): Promise<Answered> =>
    this.app.call(who, 'PATCH', path, body)
  remove = (path: string, who: Caller = this.admin): Promise<Answered> => this.app.call(who, 'DELETE', path)

  /** By the law's kind, or by its English name. */
  async type(kindOrName: string) {
    const { body } = await this.get('api/panel/leave/type')
    const found = body.data.find(
      (one: { kind: string | null; name: string }) => one.kind === kindOrName || one.name === kindOrName,
    )
    if (!found) throw new Error(`there is no type ${kindOrName}`)
    return found
  }

  /** One type's balance, of a day. */
  async balance(member: Member, kindOrName: string, asOf?: string) {
    const { id } = await this.type(kindOrName)
    const query = asOf === undefined ? '' : `?as_of=${asOf}`
    const { body } = await this.get(`api/panel/leave/balance/${member.employeeId}${query}`)
    return body.data.balances.find((one: { type_id: string }) => one.type_id === id)
  }
}
