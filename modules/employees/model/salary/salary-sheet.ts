/** The sheet of agreed pay: who, from which day, how much of each component, and why. */
import type { Country } from '#kernel/countries.ts'
import type { Sheet } from '#platform/sheets/model/sheet.ts'
import { countryFields } from '../country-fields/by-country.ts'

export const salarySheet = (country: Country): Sheet => ({
  name: 'salaries',
  columns: [
    { name: 'staff_id', word: 'employees.column.staff_id', kind: 'text', required: true, example: 'A-0001' },
    { name: 'full_name', word: 'employees.column.name_to_read', kind: 'text' },
    {
      name: 'effective_from',
      word: 'employees.column.effective_from',
      kind: 'date',
      required: true,
      example: '2026-01-01',
    },
    ...countryFields[country].components.map((name) => ({
      name,
      word: `employees.column.${name}`,
      kind: 'money' as const,
    })),
    { name: 'reason', word: 'employees.column.reason', kind: 'text', secret: true },
  ],
})
