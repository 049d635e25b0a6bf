/** Whom the bank files of a run pay, as the files were taken last, and whom none pays yet. */
import { sql } from 'kysely'
import type { Tx } from '#platform/database/server/connect.ts'
import { type Shown, shownIn } from '../payslip-store.ts'

type Sum = { readonly people: number; readonly net_pay: string }
type TakenBatch = Sum & {
  readonly batch: number
  readonly bank: string
  readonly payment_date: string
  readonly at: string
  readonly actor: string
}
export type BankFiles = { readonly taken: readonly TakenBatch[]; readonly due: Sum; readonly held: Sum }

export async function bankFilesOf(tx: Tx, companyId: string, run: Shown): Promise<BankFiles> {
  const { rows: sums } = await sql<Sum & { batch: number | null; held: boolean }>`
    select p.bank_batch as batch, p.held, count(*) as people, sum(p.net_pay) as net_pay from payslips p
    where ${shownIn(companyId, run)} and p.net_pay > 0 group by p.bank_batch, p.held`.execute(tx)
  // What was taken when a month had one file alone does not say which it was.
  const { rows: takings } = await sql<Omit<TakenBatch, keyof Sum>>`
    select distinct on (batch) batch, detail->>'name' as bank, detail->>'payment_date' as payment_date, at, actor
    from (select *, coalesce((detail->>'batch')::integer, 1) as batch from pay_run_events
          where company_id = ${companyId} and run_id = ${run.id} and event = 'bank_file_taken') as e
    order by batch, seq desc`.execute(tx)
  const sumOf = (batch: number | null, held: boolean): Sum => {
    const found = sums.find((sum) => sum.batch === batch && sum.held === held)
    return { people: found?.people ?? 0, net_pay: found?.net_pay ?? '0.00' }
  }
  return {
    taken: takings.map((taking) => ({ ...taking, ...sumOf(taking.batch, false) })),
    due: sumOf(null, false),
    held: sumOf(null, true),
  }
}
