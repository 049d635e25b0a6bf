/** Receipts as they are read: what they propose, and whom an invoice was made out to. */
import { sql } from 'kysely'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { readingsOf } from '#platform/reading/server/reading-store.ts'
import type { Reader } from '#platform/reading/server/readings.ts'
import { type Finding, policiesOf } from '../../model/policies.ts'
import { INVOICE_CODE } from '../../model/receipts/invoice-code.ts'
import { proposedFields, type ReceiptFound, receiptOf } from '../../model/receipts/receipt.ts'
import { policyRows } from '../limits/policy-store.ts'
import { holdBytes, papersOf } from './paper-store.ts'

export const RECEIPT = 'receipt'

export const receiptReader: Reader = {
  kind: RECEIPT,
  part: 'claims',
  wanted: { code: INVOICE_CODE },
  async took(tx, { clock }, { companyId, fileId }, read) {
    if (!read) return { found: null }
    const facts = await companyFacts(tx, companyId)
    const around = { country: facts.country, today: clock.today(facts.timezone), ownNo: ownNumber(facts) }
    const found = receiptOf(read, around)
    if (found.buyer && around.ownNo !== null && found.buyer !== around.ownNo)
      await findBuyer(tx, companyId, fileId, found.buyer)
    return { found }
  },
}

/** Of a claim that was sent before its receipt was read: whoever decides it sees what was found. */
async function findBuyer(tx: Tx, companyId: string, fileId: string, number: string): Promise<void> {
  const { level } = policiesOf(await policyRows(tx, companyId)).other_buyer
  if (level === 'off') return
  await holdBytes(
    tx,
    companyId,
    (await papersOf(tx, companyId, [fileId])).map(({ sha256 }) => sha256),
  )
  const finding: Finding = { rule: 'other_buyer', level, params: { number } }
  await sql`
    update claims x set findings = x.findings || ${JSON.stringify([finding])}::jsonb
    from claim_attachments a
    where x.company_id = ${companyId} and a.company_id = x.company_id and a.claim_id = x.id and a.file_id = ${fileId}
      and not exists (select from jsonb_array_elements(x.findings) one where one ->> 'rule' = 'other_buyer')`.execute(
    tx,
  )
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
