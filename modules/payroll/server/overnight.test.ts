import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dailyWork } from '#platform/jobs/server/daily-work.ts'
import { type PayCompany, type PayServer, peopleSheet, startPayServer } from '#tests/support/pay-company.ts'
import { monthOvernight } from './calculation/overnight.ts'
import { payInputsChanged } from './public.ts'

let server: PayServer
let company: PayCompany
let companyId: string
beforeAll(async () => {
  server = await startPayServer({ startAt: '2026-04-18T01:00:00.000Z' })
  company = await server.newCompany()
  await company.addPeople(peopleSheet([{ staff_id: 'A-1' }, { staff_id: 'A-2' }]))
  const { rows } = await ask<{ id: string }>(sql`select company_id as id from accounts where email = ${company.email}`)
  companyId = rows[0]?.id ?? ''
})
afterAll(() => server?.stop())

const ask = <Row>(query: ReturnType<typeof sql>) =>
  server.db.system.read((tx) => query.execute(tx) as never) as Promise<{ rows: Row[] }>

/** The next morning, and how the month then stands. */
const morning = async () => {
  server.pass(86_400)
  await dailyWork(server.services, [monthOvernight(() => [])]).look()
  const { rows } = await ask<{ state: string; version: number; people: number; by: string }>(sql`
    select r.state, r.version, v.people,
      (select string_agg(e.actor || ' ' || e.event, ', ' order by e.seq) from pay_run_events e where e.run_id = r.id) as by
    from pay_runs r join pay_run_versions v on v.run_id = r.id and v.version = r.version
    where r.company_id = ${companyId} and r.version > 0`)
  return rows
}
const change = (settings: object) =>
  server.db.system.transaction((tx) =>
    sql`update companies set settings = settings || ${JSON.stringify(settings)}::jsonb where id = ${companyId}`.execute(
      tx,
    ),
  )

test('from the day that a company chose the month is worked out each morning, until somebody confirms it', async () => {
  expect(await morning()).toEqual([])
  await change({ payroll_draft_from_day: 21 })
  expect(await morning()).toEqual([])
  const drafted = [{ state: 'unconfirmed', version: 1, people: 2, by: 'Kerja generated' }]
  expect(await morning()).toEqual(drafted)
  expect(await morning()).toEqual(drafted)
  await server.db
    .forCompany(companyId)
    .transaction((tx) => payInputsChanged(tx, companyId, { employeeIds: 'everybody', cause: 'salary', by: 'Aida' }))
  expect(await morning()).toMatchObject([{ version: 2, by: 'Kerja generated, Kerja generated' }])
  await server.db.system.transaction((tx) =>
    sql`update pay_runs set state = 'confirmed' where company_id = ${companyId}`.execute(tx),
  )
  await server.db
    .forCompany(companyId)
    .transaction((tx) => payInputsChanged(tx, companyId, { employeeIds: 'everybody', cause: 'salary', by: 'Aida' }))
  expect(await morning()).toMatchObject([{ state: 'confirmed', version: 2 }])
})
