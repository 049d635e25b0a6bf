// The calls about people, on a database of their own, with a company and whoever a test needs in it.
import type { CompanyRole } from '#access/roles.ts'
import type { Country } from '#kernel/countries.ts'
import { companyOpening } from '#modules/company/server/public.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { faceKind } from '#modules/employees/server/face/face-kind.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { profileInLog } from '#modules/employees/server/log-sight.ts'
import type { EmployeesNeeds } from '#modules/employees/server/needs.ts'
import { requestHandlers } from '#modules/employees/server/requests/handlers.ts'
import { changeKind } from '#modules/employees/server/requests/request-kind.ts'
import { activityHandlers } from '#platform/activity/server/handlers.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { approvalsHandlers } from '#platform/approvals/server/handlers.ts'
import { noticeHandlers } from '#platform/notices/server/handlers.ts'
import { type Answered, type Caller, type ModuleApp, moduleApp } from './module-app.ts'
import { serverWords } from './server-words.ts'

export type PeopleApp = Awaited<ReturnType<typeof peopleApp>>
export type Made = { readonly id: string; readonly staff_id: string }

export async function peopleApp({
  country = 'MY',
  needs = {},
  now,
}: {
  country?: Country
  needs?: Partial<EmployeesNeeds>
  now?: () => Date
} = {}) {
  const causes: string[] = []
  const app: ModuleApp = await moduleApp({
    handlers: ({ seal, say }) => {
      const payInputsChanged: EmployeesNeeds['payInputsChanged'] = async (_tx, _company, { cause }) =>
        void causes.push(cause)
      const approvals: Approvals = {
        kinds: [changeKind({ payInputsChanged, seal, say }), faceKind],
        people: approvalPeople,
      }
      return [
        ...employeesHandlers({ payInputsChanged, ...needs }),
        ...requestHandlers(approvals),
        ...approvalsHandlers(approvals),
        ...noticeHandlers,
        ...activityHandlers([profileInLog]),
      ]
    },
    catalogues: serverWords,
    openings: [companyOpening],
    now,
  })
  const admin = await app.caller(await app.company(country), country, 'Company Admin')
  const stranger = await app.caller(await app.company(country), country, 'Company Admin')
  let made = 0
  return {
    app,
    admin,
    /** The Company Admin of another company. */
    stranger,
    /** What payroll was told. */
    causes,
    as: (...roles: CompanyRole[]): Promise<Caller> => app.caller(admin.companyId, country, ...roles),
    inside: () => app.db.forCompany(admin.companyId),
    /** Somebody new, of whom only what is given is known. */
    async person(fields: object = {}, by: Caller = admin): Promise<Made> {
      made += 1
      const body = { staff_id: `T-${made}`, full_name: `Made ${made}`, joined_on: '2025-01-01', ...fields }
      return expected(await app.call(by, 'POST', 'api/panel/employee/create', body), 201)
    },
    /** A Reporting Manager, whose record it is, and somebody of the team. */
    async manager() {
      const boss = await app.caller(admin.companyId, country, 'Reporting Manager')
      const own = await this.person({ full_name: 'Boss', email: boss.session.email })
      return { boss, own, member: await this.person({ full_name: 'Member', manager_id: own.id }) }
    },
    /** Somebody who is employed and has an account without a role. */
    async employee(fields: object = {}) {
      const caller = await app.caller(admin.companyId, country)
      return { caller, record: await this.person({ email: caller.session.email, ...fields }) }
    },
    get: async (path: string, by: Caller = admin) => expected(await app.call(by, 'GET', path), 200),
    close: () => app.close(),
  }
}

/** The data of an answer that must have this status. */
export function expected(answered: Answered, status: number) {
  if (answered.status !== status) throw new Error(`${answered.status} instead of ${status}: ${answered.bytes}`)
  return answered.body.data
}
