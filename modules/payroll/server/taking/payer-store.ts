/** From which account a bank file pays, kept when it is first taken. */
import { sql } from 'kysely'
import { openedPayer, sealedAccount } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import type { PayingAccount } from '../../model/output/file-input.ts'

type KeptRow = {
  readonly bank_code: string
  readonly bank_name: string
  readonly swift: string | null
  readonly account_number: string
  readonly corporate_id: string | null
}

export async function keptPayer(
  tx: Tx,
  seal: Seal,
  companyId: string,
  runId: string,
  batch: number,
): Promise<PayingAccount | undefined> {
  const { rows } = await sql<KeptRow>`
    select bank_code, bank_name, swift, account_number, corporate_id from bank_file_payers
    where company_id = ${companyId} and run_id = ${runId} and batch = ${batch}`.execute(tx)
  return rows[0] && openedPayer(seal, rows[0])
}

export async function keepPayer(
  tx: Tx,
  seal: Seal,
  companyId: string,
  runId: string,
  batch: number,
  payer: PayingAccount,
): Promise<void> {
  await tx
    .insertInto('bank_file_payers')
    .values({
      company_id: companyId,
      run_id: runId,
      batch,
      bank_code: payer.code,
      bank_name: payer.name,
      swift: payer.swift,
      account_number: sealedAccount(seal, payer.account),
      corporate_id: payer.companyCode,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
