/** What each company hands to its people: who has what, something in repair, something a leaver should have returned. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { addDays } from '#kernel/plain-date.ts'
import { addEquipment, changeEquipment, equipment, giveEquipment } from '#modules/equipment/contract/equipment.ts'
import { confirmEquipment, ownEquipment } from '#modules/equipment/contract/held.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Business } from './business.ts'

type Kind = {
  readonly category: string
  readonly name: string
  readonly prefix: string
  readonly price: string
  readonly count: number
}
const kept: Readonly<Record<Country, readonly Kind[]>> = {
  MY: [
    { category: 'Laptop', name: 'ThinkPad E14', prefix: 'LT', price: '3299.00', count: 7 },
    { category: 'Tablet', name: 'Order tablet 10"', prefix: 'TB', price: '899.00', count: 5 },
    { category: 'Key', name: 'Shop key Bangsar', prefix: 'KY', price: '25.00', count: 4 },
  ],
  TW: [
    { category: '筆記型電腦', name: 'ExpertBook B5', prefix: 'NB', price: '32900.00', count: 7 },
    { category: '工具', name: '扭力扳手組', prefix: 'TL', price: '5800.00', count: 5 },
    { category: '鑰匙', name: '倉庫鑰匙', prefix: 'KY', price: '200.00', count: 4 },
  ],
  PH: [
    { category: 'Laptop', name: 'Latitude 5450', prefix: 'LT', price: '58900.00', count: 8 },
    { category: 'Headset', name: 'USB headset H570e', prefix: 'HS', price: '3450.00', count: 8 },
    { category: 'Locker key', name: 'Locker key', prefix: 'KY', price: '150.00', count: 4 },
  ],
}

export async function handOut(business: Business): Promise<void> {
  const { act, admin, hr, employee, country, today, now: at, staff } = business
  const known = (await act(admin, equipment, { at })) as DataOf<typeof equipment>
  if (known.length > 0) return
  const own = await recordOf(business)
  const others = staff.filter(({ id }) => id !== own)
  for (const [kind, { category, name, prefix, price, count }] of kept[country].entries()) {
    for (let turn = 0; turn < count; turn += 1) {
      const asset_no = `${prefix}-${String(turn + 1).padStart(3, '0')}`
      const body = { asset_no, name, category, price, bought_on: addDays(today, -400 + 37 * kind) }
      const { id } = (await act(hr, addEquipment, { body, at })) as DataOf<typeof addEquipment>
      const isLast = turn === count - 1
      // The last of the first kind is in repair, of the others it is free.
      if (isLast && kind === 0) await act(hr, changeEquipment, { params: { id }, body: { condition: 'repair' }, at })
      const person = turn === 0 ? own : others[turn + kind]?.id
      if (isLast || person === undefined) continue
      const given_on = addDays(today, -300 + 11 * turn)
      // One of each kind was lent for a while, and that is over for the second.
      const due_on = turn === 1 ? addDays(today, kind === 1 ? -5 : 45) : null
      await act(hr, giveEquipment, { params: { id }, body: { employee_id: person, given_on, due_on }, at })
    }
  }
  const [first] = (await act(employee, ownEquipment, { at })) as DataOf<typeof ownEquipment>
  if (first) await act(employee, confirmEquipment, { params: { id: first.id }, at })
}

async function recordOf({ db, employee: { companyId, accountId } }: Business): Promise<string | undefined> {
  const { rows } = await db.forCompany(companyId).read((tx) =>
    sql<{ id: string }>`select id from employees
      where company_id = ${companyId} and account_id = ${accountId}`.execute(tx),
  )
  return rows[0]?.id
}
