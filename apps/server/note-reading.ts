/** Every read of pay data is an entry of the company's log: who looked at what of whom, before the answer leaves. */
import { sql } from 'kysely'
import { recordAlone } from '#platform/activity/server/activity.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import type { Mounting } from '#platform/http/server/mount.ts'

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const noteReading: Mounting['noteReading'] = async (endpoint, { db, session, actor, clock, params }) => {
  if (session.companyId === undefined) return
  const given = Object.values(params as Record<string, string>)
  const id = given.find((value) => ID.test(value))
  const whose = id === undefined ? undefined : await personOf(db.forCompany(session.companyId), id)
  const others = given.filter((value) => value !== id).join('/')
  const name = [endpoint.id, others, whose?.name].filter(Boolean).join(' ')
  const subject = { kind: 'pay', name, ...(whose && { id: whose.id }) }
  await recordAlone(db, session.companyId, [{ action: 'pay.read', subject }], { actor, now: clock.now() })
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
