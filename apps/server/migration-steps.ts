/** What migrations need of the program, since SQL has no key: by their numbers, done in their transactions. */
import type { OwnerConnection } from '#platform/database/server/connect.ts'
import type { MigrationSteps } from '#platform/database/server/migrate.ts'
import { type Seal, sealWith } from '#platform/secrets/server/seal.ts'
import { type ReadableColumn, sealColumn, sealFields } from '#platform/secrets/server/seal-column.ts'
import { provenKey } from './proven-key.ts'

type Key = () => Promise<Seal>

/** The key is looked up when the first value is sealed: whoever has nothing to seal needs none. */
export const migrationSteps = (sealKey: () => Uint8Array): MigrationSteps => {
  const sealing =
    (work: (connection: OwnerConnection, key: Key) => Promise<void>) => async (connection: OwnerConnection) => {
      let proven: Promise<Seal> | undefined
      const key = () => {
        proven ??= keyOf(connection, sealKey)
        return proven
      }
      await connection.script('set local role kerja_system')
      await work(connection, key)
      await connection.script('reset role')
    }
  return {
    '0165': sealing(async (connection, key) => {
      for (const column of READABLE) await sealColumn(connection, key, column)
    }),
    '0600': sealing(async (connection, key) => {
      for (const column of NUMBERS) await sealColumn(connection, key, column)
      await sealFields(connection, key, { table: 'employees', column: 'statutory', names: AGENCY_NUMBERS })
    }),
  }
}

// As they were called when they were sealed, whatever the product calls them later.
const AGENCY_NUMBERS = [
  'tax_number',
  'epf_number',
  'socso_number',
  'tin',
  'sss_number',
  'philhealth_number',
  'pag_ibig_number',
]
const INSURANCE_NUMBERS = ['statutory_number', 'employee_insurance_number', 'health_insurance_number']

const NUMBERS: readonly ReadableColumn[] = [
  ...INSURANCE_NUMBERS.map((column) => ({ table: 'employees', column, context: `employees.${column}` })),
  // Cells that sheets changed and that may be taken back.
  ...['before', 'after'].map((column) => ({
    table: 'employee_changes',
    column,
    context: 'employee_changes',
    where: `field in (${[...AGENCY_NUMBERS, ...INSURANCE_NUMBERS].map((name) => `'${name}'`).join(', ')})`,
  })),
]

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
    const [found] = await connection.rows<{ id: string; value: string }>(
      `select id::text, ${column} as value from ${table} where ${column} is not null limit 1`,
    )
    return found
  })
  return seal
}
