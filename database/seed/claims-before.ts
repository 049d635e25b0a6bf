/**
 * What people spent in the year before the last weeks and were paid for by the program used until then: one sheet of
 * claims, as a company brings it when it moves in.
 */
import { amountText } from '#kernel/money.ts'
import { addDays } from '#kernel/plain-date.ts'
import { list } from '#modules/claims/contract/claims.ts'
import { importClaims } from '#modules/claims/contract/sheets.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { type Business, memberAt } from './business.ts'
import { type Kind, spending } from './claims-texts.ts'
import { morningOf } from './opening.ts'

/** With those of the last weeks and the per diem of a travel three hundred. */
const MANY = 284
const [FIRST, LAST] = [364, 95]
const PAID_AFTER = 21
const kinds: readonly Kind[] = ['ride', 'meal', 'car', 'road', 'ride', 'clinic', 'meal', 'stay']
const HEAD =
  'staff_id,type,expense_date,amount,total_mileage,from_place,to_place,merchant,note,status,paid_on,reference'

export async function claimsBefore(business: Business): Promise<void> {
  const { act, claims, now, today } = business
  const known = (await act(claims, list, { at: now })) as DataOf<typeof list>
  if (known.length >= MANY) return
  const rows = Array.from({ length: MANY }, (_, at) => rowOf(business, at))
  const bytes = Buffer.from(`${[HEAD, ...rows].join('\n')}\n`)
  await act(claims, importClaims, {
    file: { name: 'claims.csv', type: 'text/csv', bytes },
    at: morningOf(addDays(today, -LAST + PAID_AFTER)),
  })
}

/** Everybody in turn, day by day through the year. */
function rowOf({ country, today, staff }: Business, at: number): string {
  const kind = kinds[at % kinds.length] ?? 'ride'
  const { type, merchant, first, step, km, notes } = spending[country].kinds[kind]
  const day = addDays(today, -FIRST + Math.floor((at * (FIRST - LAST)) / MANY))
  const note = notes[at % notes.length] ?? ''
  const way = km === undefined ? ['', '', ''] : [km, merchant[0] ?? '', merchant[1] ?? '']
  const bought =
    km === undefined
      ? [amountText(first + BigInt(at % 7) * (step / 2n)), merchant[at % merchant.length] ?? '']
      : ['', '']
  return [
    ...[memberAt(staff, at * 5).staff_id, type, day, bought[0], ...way, bought[1], note, 'paid'],
    ...[addDays(day, PAID_AFTER), spending[country].paid],
  ]
    .map((cell) => `"${cell}"`)
    .join(',')
}
