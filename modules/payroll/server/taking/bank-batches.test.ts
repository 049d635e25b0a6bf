/** A database in which a bank file was taken when a month had one file alone. */
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { migrate } from '#platform/database/server/migrate.ts'
import { readMigrations } from '#platform/database/server/migration-files.ts'
import { openTestDatabase } from '#tests/support/embedded-database.ts'

const upTo = (last: string) => readMigrations().filter(({ number }) => number <= last)

test('who was paid by the one file of a month is in its first; who was held, and who is of an open month, is in none', async () => {
  const database = await openTestDatabase(upTo('0170'))
  const [company, closed, open] = [randomUUID(), randomUUID(), randomUUID()]
  const inside = <Result>(work: (rows: Rows) => Promise<Result>) =>
    database.owner((owner) =>
      owner.transaction(async () => {
        await owner.script('set local role kerja_system')
        return work(owner.rows.bind(owner))
      }),
    )
  await inside(async (rows) => {
    await rows(
      `insert into companies (id, name, country, currency_code, timezone_key, headcount_limit)
       values ($1, 'Kopi', 'MY', 'MYR', 'Asia/Kuala_Lumpur', 9)`,
      [company],
    )
    await rows(
      `insert into pay_runs (company_id, id, year, month, state, version, base_version, bank_file_taken_at)
       values ($1, $2, 2026, 1, 'approved', 2, 1, now()), ($1, $3, 2026, 2, 'approved', 1, 1, null)`,
      [company, closed, open],
    )
    for (const [staffId, run, net, held, version, replaced] of [
      ['paid', closed, '1.00', false, 2, null],
      ['of an earlier version', closed, '1.00', false, 1, 2],
      ['nothing to get', closed, '0.00', false, 1, null],
      ['held', closed, '1.00', true, 1, null],
      ['not paid yet', open, '1.00', false, 1, null],
    ] as const) {
      const person = randomUUID()
      await rows(
        `insert into employees (company_id, id, staff_id, full_name, joined_on) values ($1, $2, $3, 'A', '2020-01-01')`,
        [company, person, staffId],
      )
      await rows(
        `insert into payslips (company_id, run_id, version, employee_id, replaced_in, id, year, month, staff_id,
           full_name, gross_pay, total_deductions, net_pay, employer_cost, held, figures, lines, inputs, given, carried,
           worksheet, worksheet_shape, law_hash)
         values ($1, $2, $3, $4, $5, $4, 2026, 1, $6, 'A', 0, 0, $7, 0, $8, '{}', '[]', '{}', '{}', '{}', '{}', '', '')`,
        [company, run, version, person, replaced, staffId, net, held],
      )
    }
  })
  await migrate(database, { migrations: upTo('0171') })
  const paid = await inside((rows) =>
    rows('select staff_id, bank_batch from payslips where bank_batch is not null', []),
  )
  expect(paid).toEqual([{ staff_id: 'paid', bank_batch: 1 }])
  await database.close()
})

type Rows = (sql: string, values: unknown[]) => Promise<object[]>
