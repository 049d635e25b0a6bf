/** Bills and receipts on paper, as they stood on their day, in the language of whoever prints them. */

import { plainDateOf } from '#kernel/plain-date.ts'
import type { Database } from '#platform/database/server/connect.ts'
import { type FileReply, fileReply } from '#platform/http/server/answers.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { type BillRow, lineRows, type Party } from './bill-store.ts'
import { lineView } from './bill-view.ts'
import { type PaymentRow, paymentsOfBill } from './payment-store.ts'
import { chineseNames } from './plan-store.ts'

export type Printing = { readonly db: Database; readonly say: Say; readonly language: Language }
type Fact = readonly [string, string]

export async function billPaper(printing: Printing, row: BillRow): Promise<FileReply> {
  return fileReply(`${row.invoice_no}.pdf`, 'application/pdf', await billBytes(printing, row))
}

/** What plans are called for the reader, where that is not their own name. */
export async function plansCalled({ db, language }: Pick<Printing, 'db' | 'language'>) {
  return language === 'en' ? new Map<string, string>() : db.system.read(chineseNames)
}

export async function billBytes({ db, say, language }: Printing, row: BillRow): Promise<Buffer> {
  const called = await plansCalled({ db, language })
  const lines = await db.forCompany(row.company_id).read((tx) => lineRows(tx, row.company_id, [row.id]))
  const { t, day, money } = speaking(say, language, row.currency_code)
  const tax: Fact[] =
    row.tax_name === null ? [] : [[`${row.tax_name} ${plainRate(row.tax_rate ?? '')} %`, money(row.tax)]]
  return print({
    ...languages[language],
    title: row.status === 'void' ? t('paper-void') : t('paper-bill'),
    number: row.invoice_no,
    seller: partyLines(row.seller, t),
    buyerHead: t('paper-to'),
    buyer: partyLines(row.buyer, t),
    facts: [
      [t('paper-number'), row.invoice_no],
      [t('paper-issued'), day(row.issued_on)],
      [t('paper-due'), day(row.due_on)],
      ...(row.period_from && row.period_to
        ? [[t('paper-period'), `${day(row.period_from)} – ${day(row.period_to)}`] as const]
        : []),
    ],
    head: [t('paper-what'), t('paper-quantity'), t('paper-price'), t('paper-amount')],
    rows: lines.map((line) => {
      const { text, quantity, unit_price, amount } = lineView(line, { say, language, called })
      return [text, quantity.replace(/\.00$/, ''), money(unit_price), money(amount)]
    }),
    totals: [
      [t('paper-subtotal'), money(row.subtotal)],
      ...tax,
      [t('paper-total'), money(row.total, true)],
      ...(row.paid === '0.00' ? [] : [[t('paper-paid'), money(row.paid)] as const]),
    ],
    notes: [row.void_reason ?? '', row.note, row.seller.pay_to ?? ''].filter((note) => note !== ''),
  })
}

export async function paymentPaper({ say, language }: Printing, row: PaymentRow): Promise<FileReply> {
  const { t, day, money } = speaking(say, language, row.currency_code)
  const bytes = await print({
    ...languages[language],
    title: t('paper-receipt'),
    number: row.receipt_no,
    seller: partyLines(row.seller, t),
    buyerHead: t('paper-from'),
    buyer: partyLines(row.buyer, t),
    facts: [
      [t('paper-receipt-number'), row.receipt_no],
      [t('paper-paid-on'), day(row.paid_on)],
      [t('paper-method'), t(`method-${row.method}`)],
      ...(row.reference ? [[t('paper-reference'), row.reference] as const] : []),
    ],
    head: [t('paper-for-bill'), '', '', t('paper-amount')],
    rows: row.shares.map(({ invoice_no, amount }) => [invoice_no, '', '', money(amount)]),
    totals: [[t('paper-received'), money(row.amount, true)]],
    notes: row.note ? [row.note] : [],
  })
  return fileReply(`${row.receipt_no}.pdf`, 'application/pdf', bytes)
}

/** The payments by which a bill was paid, one receipt each; the last of them where there are several. */
export async function receiptOfBill(printing: Printing, row: BillRow): Promise<FileReply> {
  const [last] = await printing.db.system.read((tx) => paymentsOfBill(tx, row))
  return last ? paymentPaper(printing, last) : billPaper(printing, row)
}

function speaking(say: Say, language: Language, currency: string) {
  return {
    t: (key: string) => say(language, `billing.${key}`),
    day: (text: string) => dayText(plainDateOf(text), language),
    money: (text: string, named = false) => `${named ? `${currency} ` : ''}${moneyText(text, currency)}`,
  }
}

const partyLines = ({ name, address, tax_number }: Party, t: (key: string) => string): string[] =>
  [name, ...address.split('\n'), tax_number ? `${t('paper-registration')} ${tax_number}` : ''].filter(
    (line) => line.trim() !== '',
  )

const plainRate = (rate: string): string => rate.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')

async function print(data: object): Promise<Buffer> {
  const pdf = await pdfMaker.make({ template: 'bill', data: JSON.stringify(data), tagged: true })
  return Buffer.from(pdf.buffer)
}

const languages = {
  en: { lang: 'en', region: null },
  'zh-Hant': { lang: 'zh', region: 'TW' },
} as const
