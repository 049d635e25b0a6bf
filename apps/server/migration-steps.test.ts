/** A database of before, with values that lay readable, brought to the newest schema. */
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#platform/database/server/migrate.ts'
import { readMigrations } from '#platform/database/server/migration-files.ts'
import { totpContext } from '#platform/identity/server/totp.ts'
import { sealWith } from '#platform/secrets/server/seal.ts'
import { openTestDatabase } from '#tests/support/embedded-database.ts'
import { migrationSteps } from './migration-steps.ts'
import { proveKey } from './proven-key.ts'

const key = randomBytes(32)
const seal = sealWith(key)
const steps = migrationSteps(() => key)
const upTo = (last: string) => readMigrations().filter(({ number }) => number <= last)
const [before, after] = [upTo('0164'), upTo('0165')]

const [company, ann, ben] = [randomUUID(), randomUUID(), randomUUID()]
/** By older rules a number could be anything, also what looks sealed. */
const PASSPORT = 'v1.K_1/護照'
const REASON = 'Agreed  with 王 "quietly"'
const NEEDLES = 'K_1/護照|quietly|For the move|Each month|PASS[0-9]+/'

let former: Awaited<ReturnType<typeof formerDatabase>>
beforeAll(async () => {
  former = await formerDatabase(12_000)
})
afterAll(() => former?.database.close())

/** Ann with all of it, Ben with nothing, and many others with passports: more than are sealed at once. */
async function formerDatabase(others: number) {
  const database = await openTestDatabase(before)
  const identity = seal.seal('900101145566', 'employees.identity_number')
  await database.owner((owner) =>
    owner.transaction(async () => {
      await owner.script(`set local role kerja_system;
        insert into companies (id, name, country, currency_code, timezone_key, headcount_limit)
          values ('${company}', 'Kopi', 'MY', 'MYR', 'Asia/Kuala_Lumpur', 99999);`)
      await owner.rows(
        `insert into employees (company_id, id, staff_id, full_name, joined_on, identity_number, passport_number)
         values ($1, $2, 'A', 'Ann', '2020-01-01', $4, $5), ($1, $3, 'B', 'Ben', '2020-01-01', null, null)`,
        [company, ann, ben, identity, PASSPORT],
      )
      await owner.rows(
        `insert into employees (company_id, id, staff_id, full_name, joined_on, passport_number)
         select $1, gen_random_uuid(), 'M' || n, 'Many', '2020-01-01', 'PASS' || n || '/' from generate_series(1, $2::int) n`,
        [company, others],
      )
      await owner.rows(
        `insert into salary_rates (company_id, employee_id, component, effective_from, amount, reason)
         values ($1, $2, 'basic_salary', '2020-01-01', 1, $3), ($1, $2, 'basic_salary', '2021-01-01', 2, null)`,
        [company, ann, REASON],
      )
      await owner.rows(
        `insert into pay_items (company_id, id, year, month, employee_id, type, amount, note, origin)
         values ($1, gen_random_uuid(), 2026, 1, $2, 'bonus', 1, 'For the move', 'hand')`,
        [company, ann],
      )
      await owner.rows(
        `insert into recurring_pay_items (company_id, id, employee_id, type, amount, note, from_month)
         values ($1, gen_random_uuid(), $2, 'bonus', 1, 'Each month', '2026-01-01')`,
        [company, ann],
      )
      await owner.rows(
        `insert into employee_changes (company_id, batch_id, seq, employee_id, field, effective_from, before, after)
         values ($1, $2, 0, $2, 'basic_salary', '2021-01-01', '1.00', $3),
           ($1, $2, 1, $2, 'full_name', null, 'Ann A', 'Ann B'), ($1, $2, 2, $2, 'passport_number', null, null, $4)`,
        [company, ann, `2.00 ${REASON}`, seal.seal('K1', 'employee_changes')],
      )
    }),
  )
  const rows = <Row extends object>(sql: string) =>
    database.owner((owner) =>
      owner.transaction(async () => {
        await owner.script('set local role kerja_system')
        return owner.rows<Row>(sql)
      }),
    )
  /** Tables and columns that hold one of the values as it was typed. */
  const readable = async () => {
    const columns = await rows<{ t: string; c: string }>(
      `select table_name as t, column_name as c from information_schema.columns
       where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY') and table_name <> 'schema_migrations'`,
    )
    const looks = columns.map(
      ({ t, c }) => `select '${t}.${c}' as place where exists (select from ${t} where ${c}::text ~ '${NEEDLES}')`,
    )
    return (await rows<{ place: string }>(looks.join(' union all '))).map(({ place }) => place).sort()
  }
  return { database, rows, readable }
}

const PLACES = [
  'employee_changes.after',
  'employees.passport_number',
  'pay_items.note',
  'recurring_pay_items.note',
  'salary_rates.reason',
]

// One story: each step stands on the one before.
test('a rehearsal seals and takes it back', async () => {
  const { database, readable } = former
  expect(await migrate(database, { migrations: after, steps, dryRun: true })).toHaveLength(1)
  expect(await readable()).toEqual(PLACES)
})

test('broken off at the end it leaves all as it was, for the next start to do it whole', async () => {
  const { database, readable } = former
  const broken: typeof steps = {
    '0165': async (connection) => {
      await steps['0165']?.(connection)
      throw new Error('the light went out')
    },
  }
  await expect(migrate(database, { migrations: after, steps: broken })).rejects.toThrow('the light went out')
  expect(await readable()).toEqual(PLACES)
})

test('another key than the one of before seals nothing', async () => {
  const { database, readable } = former
  const other = migrationSteps(() => randomBytes(32))
  await expect(migrate(database, { migrations: after, steps: other })).rejects.toThrow(
    'is not the one with which this database was sealed',
  )
  expect(await readable()).toEqual(PLACES)
})

test('without the program nothing is taken for sealed', async () => {
  const { database, readable } = former
  await expect(migrate(database, { migrations: after })).rejects.toThrow('passport_number_sealed')
  expect(await readable()).toEqual(PLACES)
})

test('what lay readable is sealed, and opens to what it was', async () => {
  const { database, rows, readable } = former
  expect(await readable()).toEqual(PLACES)
  expect(await migrate(database, { migrations: after, steps })).toEqual(['0165-passports-and-notes-of-pay'])
  expect(await readable()).toEqual([])
  const people = await rows<{ id: string; staff_id: string; value: string | null }>(
    'select id, staff_id, passport_number as value from employees',
  )
  const open = (value: string | null | undefined) => value && seal.open(value, 'employees.passport_number')
  expect(open(people.find(({ id }) => id === ann)?.value)).toBe(PASSPORT)
  expect(people.find(({ id }) => id === ben)?.value).toBeNull()
  const many = people.filter(({ staff_id }) => staff_id.startsWith('M'))
  expect(many.map(({ value }) => open(value)).sort()).toEqual(
    many.map(({ staff_id }) => `PASS${staff_id.slice(1)}/`).sort(),
  )
  const reasons = await rows<{ reason: string | null }>('select reason from salary_rates order by effective_from')
  expect(reasons.map(({ reason }) => reason && seal.open(reason, 'salary_rates.reason'))).toEqual([REASON, null])
  const notes = await rows<{ note: string }>(
    'select note from pay_items union all select note from recurring_pay_items',
  )
  expect(notes.map(({ note }) => seal.open(note, 'pay_items.note'))).toEqual(['For the move', 'Each month'])
  const changes = await rows<{ before: string | null; after: string }>(
    'select before, after from employee_changes order by seq',
  )
  expect(changes.slice(0, 2)).toEqual([
    { before: '1.00', after: expect.stringMatching(/^v1\./) },
    { before: 'Ann A', after: 'Ann B' },
  ])
  expect(changes.map(({ after }) => after.startsWith('v1.') && seal.open(after, 'employee_changes'))).toEqual([
    `2.00 ${REASON}`,
    false,
    'K1',
  ])
})

test('afterwards the database itself refuses what is readable', async () => {
  const { rows } = former
  await expect(rows("update employees set passport_number = 'K1'")).rejects.toThrow('passport_number_sealed')
  await expect(rows("update salary_rates set reason = 'Because'")).rejects.toThrow('reason_sealed')
  await expect(rows("update pay_items set note = 'Because'")).rejects.toThrow('note_sealed')
  await expect(rows("update employee_changes set after = '3.00 Because'")).rejects.toThrow('reason_sealed')
})

test('at every start the key must open what is sealed', async () => {
  await proveKey(former.database, seal)
  await expect(proveKey(former.database, sealWith(randomBytes(32)))).rejects.toThrow(/^SEAL_SECRET[^\n]+\.$/)
})

test('also of an installation that has nothing sealed yet but the second factor of who runs it', async () => {
  const database = await openTestDatabase()
  const id = randomUUID()
  await database.system.transaction((tx) =>
    sql`insert into accounts (id, type, email, full_name, totp_secret)
        values (${id}, 'ops', 'ops@one.example', 'Ops', ${seal.seal('SECRET', totpContext(id))})`.execute(tx),
  )
  await proveKey(database, seal)
  await expect(proveKey(database, sealWith(randomBytes(32)))).rejects.toThrow(/^SEAL_SECRET[^\n]+\.$/)
  await database.close()
})

test('numbers at agencies that lay readable are sealed as well, each as itself', async () => {
  const { database, rows } = former
  await database.owner((owner) =>
    owner.transaction(async () => {
      await owner.script('set local role kerja_system')
      await owner.rows(
        `update employees set statutory = '{"epf_number": "1234/5", "tax_number": "", "tax_resident": true}',
           statutory_number = 'B-77' where id = $1`,
        [ann],
      )
      await owner.rows(
        `insert into employee_changes (company_id, batch_id, seq, employee_id, field, before, after)
         values ($1, $2, 3, $2, 'epf_number', null, '1234/5')`,
        [company, ann],
      )
    }),
  )
  await expect(migrate(database, { migrations: upTo('0600') })).rejects.toThrow('numbers_sealed')
  await migrate(database, { migrations: upTo('0600'), steps })
  const [row] = await rows<{ statutory: Record<string, string>; statutory_number: string }>(
    `select statutory, statutory_number from employees where id = '${ann}'`,
  )
  expect(row?.statutory).toEqual({ epf_number: expect.stringMatching(/^v1\./), tax_number: '', tax_resident: true })
  expect(seal.open(row?.statutory.epf_number ?? '', 'employees.statutory.epf_number')).toBe('1234/5')
  expect(seal.open(row?.statutory_number ?? '', 'employees.statutory_number')).toBe('B-77')
  const changed = await rows<{ after: string }>("select after from employee_changes where field = 'epf_number'")
  expect(changed.map(({ after }) => seal.open(after, 'employee_changes'))).toEqual(['1234/5'])
  await expect(rows('update employees set statutory = \'{"tin": "123"}\'')).rejects.toThrow('agency_numbers_sealed')
})
