/** What migrations need of the program, since SQL has no key: by their numbers, done in their transactions. */
import type { OwnerConnection } from '#platform/database/server/connect.ts'
import type { MigrationSteps } from '#platform/database/server/migrate.ts'
import { type Seal, sealWith } from '#platform/secrets/server/seal.ts'
import { type ReadableColumn, sealColumn } from '#platform/secrets/server/seal-column.ts'
import { provenKey } from './proven-key.ts'

/** The key is looked up when the first value is sealed: whoever has nothing to seal needs none. */
export const migrationSteps = (sealKey: () => Uint8Array): MigrationSteps => ({
  '0165': async (connection) => {
    let proven: Promise<Seal> | undefined
    const key = () => {
      proven ??= keyOf(connection, sealKey)
      return proven
    }
    await connection.script('set local role kerja_system')
    for (const column of READABLE) await sealColumn(connection, key, column)
    await connection.script('reset role')
  },
})

const READABLE: readonly ReadableColumn[] = [
  { table: 'employees', column: 'passport_number', context: 'employees.passport_number' },
  { table: 'salary_rates', column: 'reason', context: 'salary_rates.reason' },
  { table: 'pay_items', column: 'note', context: 'pay_items.note' },
  { table: 'recurring_pay_items', column: 'note', context: 'pay_items.note' },
  // Days of pay that sheets changed: the amount, and beside it why.
  ...['before', 'after'].map((column) => ({
    table: 'employee_changes',
    column,
    context: 'employee_changes',
    where: `effective_from is not null and position(' ' in ${column}) > 0`,
  })),
]

async function keyOf(connection: OwnerConnection, sealKey: () => Uint8Array): Promise<Seal> {
  const seal = sealWith(sealKey())
  await provenKey(seal, async (table, column) => {
    const [found] = await connection.rows<{ value: string }>(
      `select ${column} as value from ${table} where ${column} is not null limit 1`,
    )
    return found?.value
  })
  return seal
}
