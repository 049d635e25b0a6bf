/**
 * What the log tells beside changes: every read of pay data and of the numbers by which people are known (who looked at
 * what of whom), every list that leaves the back office as a file, all before the answer leaves; and who asked for what their role may not have.
 */
import { sql } from 'kysely'
import { mayEnter } from '#access/enter.ts'
import { Recent } from '#kernel/recent.ts'
import { candidateRead } from '#modules/candidates/server/public.ts'
import { leaverRead } from '#modules/exit/server/public.ts'
import { loanRead } from '#modules/loans/server/public.ts'
import { reviewRead } from '#modules/probation/server/public.ts'
import { type Happened, recordAlone } from '#platform/activity/server/activity.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import type { Mounting } from '#platform/http/server/mount.ts'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const noteReading: Mounting['noteReading'] = async (endpoint, call) => {
  if (endpoint.readsPay) return notePay(endpoint, call)
  if (endpoint.readsNumbers) return noteNumbers(endpoint, call)
  if (TAKEN.test(endpoint.path) && !TOLD_ITSELF.has(endpoint.id))
    await noteAlone(call, 'access.exported', { kind: 'call', name: endpoint.id })
}

/** Of one person once an hour for an account: a profile is opened by its parts. To whom they are masked they are not read. */
async function noteNumbers(endpoint: Endpoint, call: Asked): Promise<void> {
  const { db, session, params, clock } = call
  const id = Object.values(params as Record<string, string>).find((value) => ID.test(value))
  if (session.companyId === undefined || id === undefined || !mayEnter(session, 'employee.pay')) return
  const name = [session.companyId, session.accountId, endpoint.id, id].join(' ')
  const now = clock.now().getTime()
  if (Math.abs(now - (numbersNoted.get(name) ?? Number.NEGATIVE_INFINITY)) < HOUR) return
  const whose = await personOf(db.forCompany(session.companyId), id)
  if (!whose) return
  await noteAlone(call, 'access.numbers-read', { kind: 'employee', ...whose })
  numbersNoted.set(name, now)
}

const numbersNoted = new Recent<number>(50_000)

/** Lists of people and the log itself; pictures and papers are looked at all day long. */
const TAKEN = /^api\/panel\/.*(\/export\b|batch\/template$|privacy\/person)/

/** Written down by the call itself, with what was in it. */
const TOLD_ITSELF: ReadonlySet<string> = new Set(['employees.listFile'])

/** Once an hour for one call and account: who tries again and again is not to fill the log. */
export function refusalsNoted(): NonNullable<Mounting['noteRefused']> {
  const noted = new Recent<number>(REFUSALS_KEPT)
  return async (endpoint, call) => {
    const name = `${call.session.accountId} ${endpoint.id}`
    const now = call.clock.now().getTime()
    if (now - (noted.get(name) ?? Number.NEGATIVE_INFINITY) < HOUR) return
    noted.set(name, now)
    await noteAlone(call, 'access.refused', { kind: 'call', name: endpoint.id })
  }
}

const REFUSALS_KEPT = 10_000
const HOUR = 60 * 60_000

type Asked = Parameters<Mounting['noteReading']>[1]

async function noteAlone({ db, session, actor, clock }: Asked, action: string, subject: Happened['subject']) {
  if (session.companyId === undefined) return
  await recordAlone(db, session.companyId, [{ action, subject }], { actor, now: clock.now() })
}

async function notePay(endpoint: Endpoint, call: Asked): Promise<void> {
  const { db, session, params } = call
  if (session.companyId === undefined) return
  const given = Object.values(params as Record<string, string>)
  const id = given.find((value) => ID.test(value))
  const company = db.forCompany(session.companyId)
  const whose = id === undefined ? undefined : ((await personOf(company, id)) ?? (await whoseOf(company, endpoint, id)))
  const others = given.filter((value) => value !== id).join('/')
  const name = [endpoint.id, others, whose?.name].filter(Boolean).join(' ')
  const subject = { kind: 'pay', name, ...(whose && { id: whose.id }) }
  await noteAlone(call, 'pay.read', subject)
}

/** Of parts whose calls name a thing of their own: whose thing it is. */
const READ: Readonly<Record<string, typeof leaverRead>> = {
  candidates: candidateRead,
  exit: leaverRead,
  loans: loanRead,
  probation: reviewRead,
}

const whoseOf = (company: CompanyDb, { id: call }: Endpoint, id: string) => {
  const read = READ[call.split('.')[0] ?? '']
  return read && company.read((tx) => read(tx, company.companyId, id))
}

/** By their own id or that of a payslip of theirs; nobody where neither is there. */
async function personOf(company: CompanyDb, id: string): Promise<{ id: string; name: string } | undefined> {
  const { companyId } = company
  const { rows } = await company.read((tx) =>
    sql<{ id: string; name: string }>`
      select id, full_name as name from employees where company_id = ${companyId} and id = ${id}
      union all
      select employee_id, full_name from payslips where company_id = ${companyId} and id = ${id}
      limit 1`.execute(tx),
  )
  return rows[0]
}
