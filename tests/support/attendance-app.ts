// The calls about clocking in, on a database of their own, with a company, a place of work and whoever a test needs.
import { sql } from 'kysely'
import type { CompanyRole } from '#access/roles.ts'
import { attendanceHandlers } from '#modules/attendance/server/handlers.ts'
import type { AttendanceNeeds } from '#modules/attendance/server/needs.ts'
import { companyHandlers } from '#modules/company/server/handlers.ts'
import { companyOpening } from '#modules/company/server/public.ts'
import { approvalPeople } from '#modules/employees/server/approval-people.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { staffNumbers } from '#modules/employees/server/staff-numbers.ts'
import { dayFactsOf } from '#modules/holidays/server/public.ts'
import { activityHandlers } from '#platform/activity/server/handlers.ts'
import { integrationsHandlers } from '#platform/integrations/server/handlers.ts'
import { moduleApp } from './module-app.ts'
import { expected } from './people-app.ts'
import { serverWords } from './server-words.ts'

export type AttendanceApp = Awaited<ReturnType<typeof attendanceApp>>

/** Menara KLCC, whose radius is 100 metres. */
export const PLACE = { name: 'Door', longitude: 101.7116, latitude: 3.1579, radius: 100 }

export async function attendanceApp({ needs = {} }: { needs?: Partial<AttendanceNeeds> } = {}) {
  let now = new Date('2026-11-20T01:00:00Z')
  const payInputsChanged = async () => {}
  const app = await moduleApp({
    handlers: () => [
      ...employeesHandlers({ payInputsChanged }),
      ...companyHandlers({ payInputsChanged, staff: staffNumbers }),
      ...attendanceHandlers({ dayFacts: dayFactsOf([]), ...needs }, { kinds: [], people: approvalPeople }),
      ...activityHandlers([]),
      ...integrationsHandlers(),
    ],
    catalogues: serverWords,
    openings: [companyOpening],
    now: () => now,
  })
  const admin = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
  const place = expected(await app.call(admin, 'POST', 'api/panel/company/coordinate', PLACE), 201)
  let made = 0
  return {
    app,
    admin,
    place,
    as: (...roles: CompanyRole[]) => app.caller(admin.companyId, 'MY', ...roles),
    inside: () => app.db.forCompany(admin.companyId),
    at: (moment: string) => {
      now = new Date(moment)
    },
    /** Somebody employed, with an account and these ways of clocking in. */
    async person(methods: readonly string[] = ['gps', 'qr'], fields: object = {}) {
      made += 1
      const caller = await app.caller(admin.companyId, 'MY')
      const body = { staff_id: `C-${made}`, full_name: `Clock ${made}`, joined_on: '2025-01-01', ...fields }
      const email = caller.session.email
      const record = expected(await app.call(admin, 'POST', 'api/panel/employee/create', { ...body, email }), 201)
      await app.db.forCompany(admin.companyId).transaction((tx) =>
        sql`update employees set attendance_methods = ${[...methods]}
            where company_id = ${admin.companyId} and id = ${record.id}`.execute(tx),
      )
      return { caller, id: record.id as string, staffId: body.staff_id }
    },
    set: async (settings: object) =>
      expected(await app.call(admin, 'POST', 'api/panel/company/settings', settings), 200),
    close: () => app.close(),
  }
}
