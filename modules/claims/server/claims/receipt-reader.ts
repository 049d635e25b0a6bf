/** Receipts as they are read: what they propose, and whom an invoice was made out to. */
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { readingsOf } from '#platform/reading/server/reading-store.ts'
import type { Reader } from '#platform/reading/server/readings.ts'
import { INVOICE_CODE } from '../../model/receipts/invoice-code.ts'
import { proposedFields, type ReceiptFound, receiptOf } from '../../model/receipts/receipt.ts'

export const RECEIPT = 'receipt'

export const receiptReader: Reader = {
  kind: RECEIPT,
  part: 'claims',
  wanted: { code: INVOICE_CODE },
  async took(tx, { clock }, { companyId }, read) {
    if (!read) return { found: null }
    const facts = await companyFacts(tx, companyId)
    const around = { country: facts.country, today: clock.today(facts.timezone), ownNo: ownNumber(facts) }
    return { found: receiptOf(read, around) }
  },
}

type Numbers = { readonly employerNumbers: Readonly<Record<string, string>> }
/** 統一編號, its digits alone. */
export const ownNumber = ({ employerNumbers }: Numbers): string | null =>
  employerNumbers.unified_business_number?.replace(/\D/g, '') || null

const NOTHING = Object.fromEntries(proposedFields.map((name) => [name, null])) as ReceiptFound['proposal']

/** Of a paper that was uploaded before anything was read: off. */
export async function receiptReading(tx: Tx, companyId: string, fileId: string) {
  const [row] = await readingsOf<ReceiptFound>(tx, companyId, [fileId])
  const { proposal = NOTHING, fields = {} } = row?.found ?? {}
  return { state: row?.state ?? ('off' as const), proposal, fields }
}

/** Those of these papers that are invoices made out to somebody else, each with the number it names. */
export async function otherBuyers(
  tx: Tx,
  companyId: string,
  fileIds: readonly string[],
  own: string | null,
): Promise<ReadonlyMap<string, string>> {
  const rows = own === null ? [] : await readingsOf<ReceiptFound>(tx, companyId, fileIds)
  return new Map(
    rows.flatMap(({ file_id, found }): [string, string][] =>
      found?.buyer && found.buyer !== own ? [[file_id, found.buyer]] : [],
    ),
  )
}
