import { expect, test } from 'vitest'
import { readSheets } from './sheets.ts'

const written = { year: 2026, month: 11 }

test('identity numbers of Kopi Senja begin with the birth date and end odd for men', () => {
  for (const { staff_id, identity_number = '', birth_date = '', gender } of readSheets('kopi-senja', written)
    .employees) {
    if (identity_number === '') continue
    expect(identity_number.slice(0, 6), staff_id).toBe(birth_date.slice(2).replaceAll('-', ''))
    expect(Number(identity_number.at(-1)) % 2, staff_id).toBe(gender === 'male' ? 1 : 0)
  }
})

test.each([
  ['kopi-senja', 60, 'KP'],
  ['morning-light', 48, 'CG'],
  ['bayani', 54, 'BR'],
])('%s has %i people, each once, with managers among them', (folder, count, prefix) => {
  const { employees, salaryChanges, payItems } = readSheets(folder, written)
  const ids = new Set(employees.map(({ staff_id }) => staff_id))
  expect(ids.size).toBe(count)
  expect([...ids][0]).toBe(`${prefix}-0001`)
  for (const column of ['email', 'full_name', 'bank_account_number']) {
    const filled = employees.map((row) => row[column]).filter((value) => value !== '')
    expect(new Set(filled).size, column).toBe(filled.length)
  }
  for (const { manager_staff_id } of employees) if (manager_staff_id) expect(ids).toContain(manager_staff_id)
  for (const { staff_id } of [...salaryChanges, ...payItems]) expect(ids).toContain(staff_id)
})

test('in another month days of employment and months of pay move along, birth dates stay', () => {
  const [now, later] = [readSheets('kopi-senja', written), readSheets('kopi-senja', { year: 2027, month: 2 })]
  const of = (sheets: typeof now, staffId: string) => sheets.employees.find(({ staff_id }) => staff_id === staffId)
  const leaver = now.employees.find(({ left_on }) => left_on === '2026-11-30')
  expect(of(later, leaver?.staff_id ?? '')).toMatchObject({ left_on: '2027-02-28', birth_date: leaver?.birth_date })
  expect(later.payItems.at(-1)?.month).toBe('2027-02')
  expect(later.salaryChanges.at(-1)?.effective_from).toBe('2027-03-01')
})

test('pay items are of people who were employed in that month', () => {
  const { employees, payItems } = readSheets('kopi-senja', written)
  for (const { staff_id, month = '' } of payItems) {
    const { joined_on = '', left_on = '' } = employees.find((row) => row.staff_id === staff_id) ?? {}
    expect(
      joined_on.slice(0, 7) <= month && (left_on === '' || left_on.slice(0, 7) >= month),
      `${staff_id} ${month}`,
    ).toBe(true)
  }
})
