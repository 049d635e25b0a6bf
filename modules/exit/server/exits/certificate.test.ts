import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyOpening } from '#modules/company/server/company-opening.ts'
import { employeesHandlers } from '#modules/employees/server/handlers.ts'
import { type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { serverWords } from '#tests/support/server-words.ts'
import { exitHandlers } from '../handlers.ts'
import { exitOpening } from '../public.ts'

let app: ModuleApp
beforeAll(async () => {
  const payInputsChanged = async () => {}
  app = await moduleApp({
    handlers: [...exitHandlers({ payInputsChanged }), ...employeesHandlers({ payInputsChanged })],
    catalogues: serverWords,
    openings: [companyOpening, exitOpening],
    now: () => new Date('2026-04-01T03:00:00Z'),
  })
})
afterAll(() => app?.close())

async function certificateIn(country: 'PH' | 'TW'): Promise<string> {
  const admin = await app.caller(await app.company(country), country, 'Company Admin')
  const made = async (path: string, body: object) => (await app.call(admin, 'POST', path, body)).body.data
  const person = { staff_id: 'E-1', full_name: 'Rosa Delgado', joined_on: '2024-01-02' }
  const { id: employee_id } = await made('api/panel/employee/create', person)
  const [reason] = await made('api/panel/company/exitReason/show', { exit_type_id: 1 })
  const days = { notice_date: '2026-04-01', last_working_date: '2026-05-28' }
  const body = { employee_id, exit_type_id: 1, exit_reason_ids: [reason.id], ...days }
  const { id } = await made('api/panel/exit', body)
  await made(`api/panel/exit/${id}/acknowledge`, {})
  const pdf = await app.call(admin, 'GET', `api/panel/exit/${id}/certificate`)
  return pdfPages(pdf.bytes).join('\n')
}

test('is in English alone in the Philippines, and in both languages in Taiwan', async () => {
  const philippine = await certificateIn('PH')
  expect(philippine).toContain('Rosa Delgado')
  expect(philippine).not.toMatch(/\p{Script=Han}/u)
  expect(await certificateIn('TW')).toMatch(/\p{Script=Han}/u)
})
