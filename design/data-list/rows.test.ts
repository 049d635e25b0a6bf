import { expect, test } from 'vitest'
import type { ListAddress } from './address.ts'
import type { Column } from './column.ts'
import { doesNotFit, leastOnPhone, onPhone, visibilityOf } from './rows.ts'

const address = { columns: [] as readonly string[] } as ListAddress
const text = () => ''
const columns: readonly Column<unknown>[] = [
  { id: 'name', header: 'Name', always: true, text },
  { id: 'number', header: 'Staff ID', width: 98, phone: 'room', text },
  { id: 'place', header: 'Department', width: 170, goes: 1, text },
  { id: 'state', header: 'Status', width: 142, phone: true, text },
]
const shown = (phone: boolean, room: number) =>
  Object.entries(visibilityOf(columns, address, phone, room)).flatMap(([id, isShown]) => (isShown ? [id] : []))

test('on a phone what may give way does, and what says how it stands stays in sight', () => {
  expect(shown(true, 360)).toEqual(['name', 'state'])
  // While rows are chosen.
  expect(shown(true, 320)).toEqual(['name', 'state'])
  expect(shown(true, 600)).toEqual(['name', 'number', 'state'])
  const least = columns.filter(({ id }) => shown(true, 320).includes(id)).map(leastOnPhone)
  expect(least.reduce((sum, one) => sum + one, 40)).toBeLessThanOrEqual(360)
})

test('a column that says the same in less room takes less of a phone alone', () => {
  const days: Column<unknown> = { id: 'days', header: 'Days', width: 210, phone: true, onPhone: { width: 132 }, text }
  expect([leastOnPhone(onPhone(days)), days.width]).toEqual([132, 210])
})

test('beside an open panel what is left says the same in less room, where it would be cut off', () => {
  const days: Column<unknown> = { id: 'days', header: 'Days', width: 210, onPhone: { width: 132 }, text }
  const all = [...columns, days]
  const fits = (room: number) => !doesNotFit(all, visibilityOf(all, address, false, room), room)
  expect([fits(640), fits(639), fits(0)]).toEqual([true, false, true])
})

test('elsewhere the highest go first, and on a phone alone what stays where there is room', () => {
  expect(shown(false, 440)).toEqual(['name', 'number', 'state'])
  expect(shown(false, 0)).toEqual(['name', 'number', 'place', 'state'])
})
