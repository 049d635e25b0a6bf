/** Taiwan: whose insured amounts no longer fit the average of three approved months. */
import { sql } from 'kysely'
import { type PlainDate, yearMonthText } from '#kernel/plain-date.ts'
import { figuresByMonth } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Adjustment, adjustmentOf, wageFigures } from '../model/adjusting.ts'
import { type Half, halfToldOn } from '../model/arising.ts'

type Row = {
  id: string
  joined_on: PlainDate
  employment_type: string
  statutory: Record<string, string | number | boolean | null>
}
export type Adjusting = { readonly half: Half; readonly of: ReadonlyMap<string, Adjustment> }

/** Nothing as long as the last of the three months is not approved. */
export async function adjustmentsToTell(tx: Tx, companyId: string, today: PlainDate): Promise<Adjusting> {
  const half = halfToldOn(today)
  const paid = await figuresByMonth(tx, companyId, { from: half.from, to: half.to, figures: wageFigures })
  const last = yearMonthText(half.to)
  const months = new Map<string, { readonly month: string; readonly figures: Readonly<Record<string, string>> }[]>()
  for (const { employee_id, month, figures } of paid) {
    const own = months.get(employee_id)
    if (own) own.push({ month, figures })
    else months.set(employee_id, [{ month, figures }])
  }
  // Who was not paid in the last of them has left, or begins later.
  const ids = [...months].filter(([, own]) => own.at(-1)?.month === last).map(([id]) => id)
  if (ids.length === 0) return { half, of: new Map() }
  const { rows } = await sql<Row>`
    select id, joined_on, employment_type, statutory from employees
    where company_id = ${companyId} and id = any(${ids}::uuid[]) and (left_on is null or left_on > ${today})`.execute(
    tx,
  )
  const of = rows.flatMap(({ id, joined_on, statutory, employment_type }): [string, Adjustment][] => {
    // A month in which somebody began in its midst says too little of their wages.
    const figures = (months.get(id) ?? []).filter(({ month }) => joined_on <= `${month}-01`).map((one) => one.figures)
    const found = adjustmentOf(figures, statutory, employment_type === 'part_time', half.holdsFrom)
    return found ? [[id, found]] : []
  })
  return { half, of: new Map(of) }
}
