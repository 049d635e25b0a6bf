// The sample company's sheets under names of one's own, so that two companies can be told apart in any answer.
import { readFileSync } from 'node:fs'

const sample = (name: string) =>
  readFileSync(new URL(`../../samples/malaysia/${name}.csv`, import.meta.url), 'utf8')
    .trim()
    .split('\n')

/** So many people, whose staff ids, names, departments and mails begin with the mark. */
export function peopleOf(mark: string, count: number, from = 0): string {
  const [head = '', ...rows] = sample('employees')
  const chosen = Array.from({ length: count }, (_, at) => {
    const cells = (rows[(from + at) % rows.length] ?? '').split(',')
    const number = String(from + at + 1).padStart(4, '0')
    const own: Readonly<Record<string, string>> = {
      staff_id: `${mark}-${number}`,
      full_name: `${mark} Person ${number}`,
      preferred_name: '',
      joined_on: '2025-01-01',
      email: `staff${number}@${mark.toLowerCase()}.example`,
      department: `${mark} ${cells[head.split(',').indexOf('department')] ?? ''}`,
    }
    return head
      .split(',')
      .map((column, index) => own[column] ?? cells[index] ?? '')
      .join(',')
  })
  return [head, ...chosen].join('\n')
}

/** An allowance for each of them. */
export function itemsOf(mark: string, month: string, count: number): string {
  const rows = Array.from(
    { length: count },
    (_, at) => `${month},${mark}-${String(at + 1).padStart(4, '0')},variable_allowance,${100 + at}.00`,
  )
  return ['month,staff_id,type,amount', ...rows].join('\n')
}
