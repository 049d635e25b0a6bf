/**
 * ISO 20022 customer credit transfer (pain.001.001.03, or .09 where the bank wants it): an order to pay for banks of every
 * country. Which optional elements a bank reads is its own; these are what the message needs.
 */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { type Payment, paymentsOf } from './bank/payments.ts'
import type { BankFileInput, MadeFile, NoFile } from './file-input.ts'
import { bareNumber, fitted, latinText } from './plain-text.ts'

export const painVersions = ['03', '09'] as const
export type PainVersion = (typeof painVersions)[number]
export const PAIN001 = 'pain001'

type Asked = { readonly version: PainVersion; readonly currency: string; readonly now: string }

export function pain001File(input: BankFileInput, { version, currency, now }: Asked): MadeFile | NoFile {
  const { paying } = input
  if (!paying?.account) return { refused: 'payroll.file-needs', field: 'paying_account', about: [] }
  const made = paymentsOf(input, { latin: true })
  if ('refused' in made) return made
  const { payments, leftOut } = made
  const bic = version === '09' ? 'BICFI' : 'BIC'
  const day = version === '09' ? element('Dt', input.paymentDate) : input.paymentDate
  const id = `SAL${input.period.year}${String(input.period.month).padStart(2, '0')}${input.batch}${now.replace(/\D/g, '').slice(0, 14)}`
  const sums = `${element('NbOfTxs', String(payments.length))}${element('CtrlSum', amountText(sumOf(payments.map(({ amount }) => amount))))}`
  const debtor = set(input.employer.name, 70)
  const reference = `SALARY ${String(input.period.month).padStart(2, '0')}/${input.period.year}`
  const transfers = payments.map((payment) => transfer(payment, { bic, currency, reference })).join('\n')
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}"><CstmrCdtTrfInitn>
<GrpHdr>${element('MsgId', id)}${element('CreDtTm', now.slice(0, 19))}${sums}<InitgPty>${element('Nm', debtor)}</InitgPty></GrpHdr>
<PmtInf>${element('PmtInfId', id)}${element('PmtMtd', 'TRF')}${element('BtchBookg', 'true')}${sums}<PmtTpInf><CtgyPurp>${element('Cd', 'SALA')}</CtgyPurp></PmtTpInf>${`<ReqdExctnDt>${day}</ReqdExctnDt>`}<Dbtr>${element('Nm', debtor)}</Dbtr>${account('Dbtr', paying.account)}${agent('Dbtr', bic, paying.swift ?? '', paying.name)}
${transfers}
</PmtInf></CstmrCdtTrfInitn></Document>
`
  const inFile = sumOf([...text.matchAll(/<InstdAmt[^>]*>([^<]+)</g)].map(([, amount = '']) => amountOf(amount)))
  const inRun = amountOf(String(input.totals.net_pay ?? '0'))
  if (inFile + leftOut !== inRun)
    return {
      ...{ refused: 'payroll.file-differs', figure: 'net_pay' },
      ...{ inFile: amountText(inFile + leftOut), inRun: amountText(inRun) },
    }
  const again = input.batch > 1 ? `_${input.batch}` : ''
  return {
    name: `salary_pain001_${input.paymentDate}${again}.xml`,
    content: { kind: 'text', type: 'application/xml; charset=utf-8', text },
  }
}

type Beside = { readonly bic: string; readonly currency: string; readonly reference: string }

const transfer = (payment: Payment, { bic, currency, reference }: Beside): string =>
  [
    `<CdtTrfTxInf><PmtId>${element('EndToEndId', payment.endToEndId)}</PmtId>`,
    `<Amt><InstdAmt Ccy="${currency}">${amountText(payment.amount)}</InstdAmt></Amt>`,
    agent('Cdtr', bic, payment.swift, payment.bankName),
    `<Cdtr>${element('Nm', set(payment.name, 70))}</Cdtr>`,
    account('Cdtr', payment.account),
    `<RmtInf>${element('Ustrd', reference)}</RmtInf></CdtTrfTxInf>`,
  ].join('')

const account = (of: string, number: string): string =>
  `<${of}Acct><Id><Othr>${element('Id', bareNumber(number))}</Othr></Id></${of}Acct>`
/** By its BIC; a bank that is kept without one by its name. */
const agent = (of: string, bic: string, swift: string, name: string): string =>
  `<${of}Agt><FinInstnId>${swift ? element(bic, bareNumber(swift)) : element('Nm', set(name, 70))}</FinInstnId></${of}Agt>`

/** Text in the signs that every bank takes; the rest is left out, so nothing needs to be escaped. */
const set = (text: string, most: number): string =>
  fitted(
    latinText(text)
      .replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    most,
  )

const element = (name: string, text: string): string => `<${name}>${text}</${name}>`
