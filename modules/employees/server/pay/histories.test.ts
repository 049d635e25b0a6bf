// The history of everybody's agreed pay: what held before, by how much it changed, who and why; and as a sheet.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'

const HISTORY = 'api/panel/payroll/salaryHistory'
let server: PayServer
beforeAll(async () => {
  server = await startPayServer()
})
afterAll(() => server?.stop())

test('lists old, new, per cent, day, who and why, newest first; narrowed by days; as a sheet', async () => {
  const company = await server.newCompany()
  await company.addPeople(peopleSheet([{ staff_id: 'A-1', full_name: 'Rani' }]))
  const [{ id }] = (await company.get('api/panel/employee/getAllEmployees')).body.data
  const { revision } = (await company.get(`api/panel/employee/show/profile/details/${id}`)).body.data
  const raise = { components: { basic_salary: '3300.00' }, effective_from: '2026-01-01', reason: 'Review', revision }
  expect((await company.send('PATCH', `api/panel/employee/compensation/${id}`, { body: raise })).status).toBe(200)
  const { changes } = (await company.get(HISTORY)).body.data
  expect(changes[0]).toMatchObject({
    ...{ staff_id: 'A-1', full_name: 'Rani', component: 'basic_salary', effective_date: '2026-01-01' },
    ...{ old_salary: '3000.00', new_salary: '3300.00', percent: '10.00', reason: 'Review', is_planned: false },
    created_by: 'Aida binti Osman',
  })
  expect(changes.at(-1)).toMatchObject({ effective_date: '2025-01-01', old_salary: null, percent: null })
  const narrowed = (await company.get(`${HISTORY}?from=2025-06-01&to=2026-12-31`)).body.data.changes
  expect(narrowed).toEqual([changes[0]])
  expect((await company.get(`${HISTORY}?from=2026-02-01&to=2026-01-01`)).body.errors).toHaveProperty('to')
  const sheet = await company.get(`${HISTORY}?from=2026-01-01&format=csv`)
  expect(sheet.body).toContain('A-1,Rani,Kitchen,Agreed basic salary of a full month,2026-01-01,3000.00,3300.00,10.00')
  const leave = await company.colleague('HR Leave')
  expect((await leave.get(HISTORY)).status).toBe(403)
})
