/** What the run of a last pay holds: what was entered in it, and, once it was worked out, its payslip, which is what is paid. */
import { sql } from 'kysely'
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Coming } from '../../model/contributed.ts'
import type { CountryPack } from '../../model/country-pack.ts'
import type { Figures, Finding, Line } from '../../model/payslip.ts'
import type { Period } from '../../model/period.ts'
import type { OwedLine } from '../../model/settlement/leaving-facts.ts'
import { itemsOfPeople } from '../item-store.ts'
import { inVersion } from '../payslip-store.ts'

/** As a payslip is told by. */
export type Pay = {
  readonly lines: readonly Line[]
  readonly figures: Figures
  readonly findings: readonly Finding[]
  readonly contributed?: readonly Coming[] | undefined
}
type Entered = { readonly type: string; readonly amount: string }
export type MadeRun = { readonly entered: readonly Entered[]; readonly pay: Pay | undefined }

export async function madeRun(
  tx: Tx,
  companyId: string,
  runId: string,
  employeeId: string,
  period: Period,
): Promise<MadeRun> {
  const items = await itemsOfPeople(tx, companyId, period, [employeeId])
  const { rows } = await sql<Pay>`
    select p.lines, p.figures, p.findings, kerja_brought(p.contributed) as contributed from payslips p
    join pay_runs r on r.company_id = p.company_id and r.id = p.run_id
    where p.company_id = ${companyId} and p.run_id = ${runId} and p.employee_id = ${employeeId}
      and r.version > 0 and ${inVersion}`.execute(tx)
  const entered = items.filter(({ run, code, for_month }) => run === period.run && code === null && for_month === null)
  return { entered: entered.map(({ type, amount }) => ({ type, amount })), pay: rows[0] }
}

/** What the law gives and was entered as it is now; an item is told by one line. */
export function stillEntered<One extends Pick<OwedLine, 'type' | 'amount'>>(
  owed: readonly One[],
  entered: readonly Entered[],
): One[] {
  const left = [...entered]
  return owed.filter(({ type, amount }) => {
    const at = left.findIndex((item) => item.type === type && amountOf(item.amount) === amountOf(amount))
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

/** The payslip's lines without what stands as lines of its own; a line may hold more than what was entered. */
export function linesWithout(
  lines: readonly Line[],
  told: readonly { readonly type: string | null; readonly amount: string }[],
  { lineOf }: Pick<CountryPack, 'lineOf'>,
): Line[] {
  const off = new Map<string, Amount>()
  for (const { type, amount } of told)
    if (type !== null) off.set(lineOf(type), (off.get(lineOf(type)) ?? 0n) + amountOf(amount))
  return lines.flatMap((line): Line[] => {
    const less = off.get(line.key)
    if (less === undefined || line.names || line.corrects) return [line]
    off.delete(line.key)
    const rest = amountOf(line.amount) - less
    return rest === 0n ? [] : [{ ...line, amount: amountText(rest) }]
  })
}
