/** A vacancy goes to those who agree to it: the hiring manager's line, the department's head, a role or a person. */
import { sql } from 'kysely'
import type { Acting } from '#platform/approvals/server/acting.ts'
import { type NewRequest, sendAgain, sendRequests } from '#platform/approvals/server/deciding/send.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { OwnPlace } from '#platform/approvals/server/people-port.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { moneyText } from '#platform/words/format.ts'
import type { ApprovalStatus, VacancyStatus } from '../../model/vacancy-status.ts'
import type { VacancyRow } from '../vacancies/vacancy-store.ts'
import { headOf, lineFrom } from './line.ts'
import { VACANCY_KIND } from './vacancy-kind.ts'

type Agreement = { readonly approval_status: ApprovalStatus; readonly status: VacancyStatus }

/** Where it stands once it was sent, anew if it was before; one that is neither open nor held keeps its status. */
export async function sendVacancy(
  tx: Tx,
  approvals: Approvals,
  acting: Acting,
  row: VacancyRow,
  { again, currency }: { readonly again: boolean; readonly currency: string },
): Promise<Agreement> {
  const { companyId } = acting
  const request = requestOf(acting, row, await placeOf(tx, approvals, acting, row), currency)
  await (again
    ? sendAgain(tx, approvals, acting, VACANCY_KIND, request)
    : sendRequests(tx, approvals, acting, VACANCY_KIND, [request]))
  const { rows } = await sql<{ status: 'pending' | 'approved' }>`
    select status from approval_requests where company_id = ${companyId} and id = ${row.id}`.execute(tx)
  const approval_status = rows[0]?.status ?? 'pending'
  const isHeldOrOpen = row.status === 'open' || row.status === 'on_hold'
  // Whoever held a vacancy goes on holding it, also once it is agreed to anew.
  const status = !isHeldOrOpen ? row.status : approval_status === 'approved' && !row.held ? 'open' : 'on_hold'
  await sql`
    update vacancies set approval_status = ${approval_status}, status = ${status}
    where company_id = ${companyId} and id = ${row.id}`.execute(tx)
  return { approval_status, status }
}

function requestOf({ say }: Acting, row: VacancyRow, place: OwnPlace, currency: string): NewRequest {
  const amounts = [...new Set([row.salary_from, row.salary_to].flatMap((one) => one ?? []))]
  const pay = amounts.map((one) => moneyText(one, currency)).join(' – ')
  const told = (language: 'en' | 'zh-Hant') => ({
    title: say(language, 'recruitment.vacancy-kind'),
    detail: say(language, pay ? 'recruitment.told-pay' : 'recruitment.told', {
      count: row.headcount,
      pay: `${currency} ${pay}`,
      type: say(language, `recruitment.type.${row.employment_type}`),
    }),
  })
  return {
    ...{ id: row.id, aboutId: null, place, type: row.employment_type, length: row.headcount },
    ...{ amount: row.salary_to, from: null, to: null },
    told: { en: told('en'), 'zh-Hant': told('zh-Hant') },
  }
}

async function placeOf(tx: Tx, approvals: Approvals, acting: Acting, row: VacancyRow): Promise<OwnPlace> {
  return {
    name: row.position_name,
    departmentId: row.department_id,
    department: row.department_name,
    line: await lineFrom(tx, approvals, acting, row.hiring_manager_id),
    head: await headOf(tx, acting.companyId, row.department_id, acting.today),
  }
}
