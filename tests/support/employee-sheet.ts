// Sheets of people for tests: the sample of Malaysia with cells replaced, or as many invented people as wanted.
import { readFileSync } from 'node:fs'
import Papa from 'papaparse'

export const sampleText = (country: string): string => readFileSync(`tests/samples/${country}/employees.csv`, 'utf8')

export type SheetRow = Record<string, string | undefined>

/** The first rows of the sample, with cells changed and columns added by `change`. */
export function sampleWith(rows: number, change: (row: SheetRow, index: number) => SheetRow): string {
  const { data } = Papa.parse<SheetRow>(sampleText('malaysia').trim(), { header: true })
  return Papa.unparse(data.slice(0, rows).map((row, index) => ({ ...row, ...change(row, index) })))
}

export function manyPeople(count: number, prefix = 'S'): string {
  const people = Array.from({ length: count }, (_, index) => {
    const id = String(index).padStart(5, '0')
    const year = 70 + (index % 30)
    const month = `0${1 + (index % 9)}`
    const digits = String(index % 10_000).padStart(4, '0')
    return {
      staff_id: `${prefix}-${id}`,
      full_name: `Person 名字 ${id}`,
      email: `${prefix}${id}@people.example`.toLowerCase(),
      gender: index % 2 === 1 ? 'male' : 'female',
      birth_date: `19${year}-${month}-15`,
      citizenship: 'citizen',
      nationality: 'MY',
      identity_number: `${year}${month}15${String(index % 100).padStart(2, '0')}${digits.slice(0, 3)}${index % 2}`,
      marital_status: 'single',
      department: `Department ${index % 12}`,
      position: `Position ${index % 30}`,
      employment_type: 'full_time',
      joined_on: `2024-${month}-01`,
      basic_salary: `${3_000 + index}.55`,
      fixed_allowance: '100.00',
      bank: 'Maybank',
      bank_account_number: String(742_400_000_000 + index),
      tax_number: `IG${10_000_000_000 + index}`,
      tax_resident: 'yes',
      epf_number: String(30_000_000 + index),
      manager_staff_id: index === 0 ? '' : `${prefix}-${String(Math.floor(index / 8)).padStart(5, '0')}`,
    }
  })
  return Papa.unparse(people)
}
