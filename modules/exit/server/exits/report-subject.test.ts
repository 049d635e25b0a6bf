import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import { companyOpening } from '#modules/company/server/company-opening.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { exitHandlers } from '../handlers.ts'
import { exitOpening } from '../public.ts'
import { exitsReport } from './report-subject.ts'

let app: ModuleApp
let admin: Caller
beforeAll(async () => {
  const payInputsChanged = async () => {}
  app = await moduleApp({
    handlers: [...exitHandlers({ payInputsChanged }), ...employeesHandlers({ payInputsChanged })],
    catalogues: serverWords,
    openings: [companyOpening, exitOpening],
    now: () => new Date('2026-04-01T03:00:00Z'),
  })
  admin = await app.caller(await app.company('PH'), 'PH', 'Company Admin')
})
afterAll(() => app?.close())

const made = async (path: string, body: object) => (await app.call(admin, 'POST', path, body)).body.data

/** As the report reads them in a language. */
async function reasonsIn(language: 'en' | 'zh-Hant'): Promise<unknown> {
  const day = plainDateOf('2026-04-28')
  const asking = {
    ...{ companyId: admin.companyId, reader: admin.session.accountId, country: 'PH' as const, language },
    ...{ today: day, from: day, to: day },
  }
  const found = exitsReport.fields.reasons?.sql
  const value = typeof found === 'function' ? found(asking) : found
  return app.db.forCompany(admin.companyId).read(async (tx) => {
    const { rows } = await sql<{ reasons: string }>`
      select ${value} as reasons from exits x where x.company_id = ${admin.companyId}`.execute(tx)
    return rows.map(({ reasons }) => reasons)
  })
}

test('reasons that came with the company are called in the language of the reader, its own as it wrote them', async () => {
  const person = { staff_id: 'E-1', full_name: 'Rosa Delgado', joined_on: '2024-01-02' }
  const { id } = await made('api/panel/employee/create', person)
  const own = await made('api/panel/company/exitReason/store', {
    name: 'Moves abroad',
    exit_type_id: 1,
    kind: 'voluntary',
  })
  const standard = await made('api/panel/company/exitReason/show', { exit_type_id: 1 })
  const better = standard.find((one: { value: string }) => one.value === 'better_pay')
  const days = { notice_date: '2026-04-01', last_working_date: '2026-04-28' }
  await made('api/panel/exit', { employee_id: id, exit_type_id: 1, exit_reason_ids: [better.id, own.id], ...days })
  expect(await reasonsIn('en')).toEqual(['Better pay elsewhere, Moves abroad'])
  expect(await reasonsIn('zh-Hant')).toEqual(['Moves abroad、薪資待遇更佳'])
})
