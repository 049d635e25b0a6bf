import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, type ModuleApp, moduleApp } from '#tests/support/module-app.ts'
import { jobHandlers } from './handlers.ts'

let app: ModuleApp
let mine: Caller
beforeAll(async () => {
  app = await moduleApp({ handlers: jobHandlers, catalogues: [] })
  mine = await app.caller(await app.company('MY'), 'MY', 'Company Admin')
})
afterAll(() => app?.close())

const ask = async (name: string, by = mine) => (await app.call(by, 'GET', `api/panel/process?name=${name}`)).body.data
const job = (state: string, done: number, total: number) =>
  app.db.forCompany(mine.companyId).transaction((tx) =>
    sql`insert into jobs (company_id, id, kind, name, state, input, created_by, roles, done, total)
        values (${mine.companyId}, ${randomUUID()}, 'payroll.generate', 'October', ${state}, '{}'::jsonb, ${mine.session.accountId}, '{}', ${done}, ${total})`.execute(
      tx,
    ),
  )

test('a process is told by its kind or its name, idle where there is none, and to nobody else (S7-016)', async () => {
  expect(await ask('payroll.generate')).toMatchObject({ name: 'payroll.generate', status: 'idle', progress: 0 })
  await job('running', 1, 3)
  expect(await ask('payroll.generate')).toEqual({
    name: 'October',
    status: 'running',
    progress: 33,
    message: '',
    error_count: 0,
  })
  const colleague = await app.caller(mine.companyId, 'MY', 'Company Admin')
  expect((await ask('October', colleague)).status).toBe('idle')
  await job('done', 2, 3)
  expect(await ask('October')).toMatchObject({ status: 'done', progress: 100 })
  expect((await app.call(mine, 'GET', 'api/panel/process')).status).toBe(422)
})
