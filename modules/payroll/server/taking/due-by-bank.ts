/**
 * Who waits to be paid, by bank: where a bank's file names no other, each bank gets a file of its own, and whoever none
 * of them can pay is left for a general list. Nobody is in two of these lines, and nobody in none.
 */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { companyBanks } from '#modules/company/server/public.ts'
import { banksOfPeople } from '#modules/employees/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { OTHERS } from '../../model/output/bank/bank-template.ts'
import { bankRecordsOf, paysByBank } from '../../model/output/files-of.ts'
import { onlyBankOf } from '../../model/output/records/bank-records.ts'
import { layoutsOf } from '../layouts/layout-store.ts'
import { type Shown, shownIn } from '../payslip-store.ts'

type Due = {
  readonly employee_id: string
  readonly staff_id: string
  readonly full_name: string
  readonly net_pay: string
}
type Line = {
  readonly bank: string | null
  readonly bank_name: string
  readonly file: string
  readonly people: number
  readonly net_pay: string
  readonly who: Omit<Due, 'net_pay'>[]
}

export async function dueByBank(
  tx: Tx,
  companyId: string,
  run: Shown,
  country: Country,
  say: (key: string) => string,
): Promise<Line[]> {
  if (!paysByBank(country)) return []
  const { rows } = await sql<Due>`
    select p.employee_id, p.staff_id, p.full_name, p.net_pay from payslips p
    where ${shownIn(companyId, run)} and not p.held and p.net_pay > 0 and p.bank_batch is null
    order by lower(p.staff_id)`.execute(tx)
  const paidAt = await banksOfPeople(
    tx,
    companyId,
    rows.map(({ employee_id }) => employee_id),
  )
  const names = new Map((await companyBanks(tx, companyId)).map(({ code, name }) => [code, name]))
  const own = await layoutsOf(tx, companyId)
  const fileOf = (bank: string) =>
    onlyBankOf(bankRecordsOf(country, bank), own.get(bank)?.layout) === bank ? bank : OTHERS
  const lines = new Map<string, Due[]>()
  for (const row of rows) {
    const banks = paidAt.get(row.employee_id) ?? []
    const key = banks.length > 1 ? SEVERAL : (banks[0] ?? NONE)
    const line = lines.get(key)
    if (line) line.push(row)
    else lines.set(key, [row])
  }
  return [...lines]
    .map(([key, due]) => {
      const isBank = key !== SEVERAL && key !== NONE
      return {
        bank: isBank ? key : null,
        bank_name: isBank ? (names.get(key) ?? key) : say(`payroll.due-at.${key}`),
        file: isBank ? fileOf(key) : OTHERS,
        people: due.length,
        net_pay: amountText(sumOf(due.map(({ net_pay }) => amountOf(net_pay)))),
        who: due.slice(0, NAMED).map(({ net_pay: _, ...who }) => who),
      }
    })
    .sort((one, other) => Number(one.file === OTHERS) - Number(other.file === OTHERS) || other.people - one.people)
}

const SEVERAL = 'several'
const NONE = 'none'
const NAMED = 20
