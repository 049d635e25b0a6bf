/**
 * The left code of a 電子發票證明聯 (財政部 電子發票證明聯一維及二維條碼規格說明 1.8): 77 signs, then a colon. Number 10,
 * day 7 (民國 yyyMMdd), random code 4, sales amount 8 and total 8 in hexadecimal, buyer 8, seller 8, check 24. A sales
 * amount of zeros was not told apart from its tax; a buyer of zeros is a consumer.
 */
import { type PlainDate, parsePlainDate } from '#kernel/plain-date.ts'

export const INVOICE_CODE =
  /^([A-Z]{2}\d{8})(\d{3})(\d{2})(\d{2})\d{4}([0-9A-Fa-f]{8})([0-9A-Fa-f]{8})(\d{8})(\d{8})[A-Za-z0-9+/=]{24}(?::|$)/

export function invoiceOf(code: string, today: PlainDate) {
  const [, number, year, month, day, sales, total, buyer, seller] = INVOICE_CODE.exec(code) ?? []
  if (!number || !sales || !total || !seller) return undefined
  const on = parsePlainDate(`${Number(year) + 1911}-${month}-${day}`)
  const [net, gross] = [Number.parseInt(sales, 16), Number.parseInt(total, 16)]
  if (!on || on > today || gross <= 0 || net > gross) return undefined
  return {
    merchant: null,
    expense_date: on as string,
    amount: dollars(gross),
    currency_code: 'TWD',
    tax_amount: net === 0 ? null : dollars(gross - net),
    supplier_tax_no: seller,
    receipt_no: number,
    buyer: buyer === undefined || /^0+$/.test(buyer) ? null : buyer,
  }
}

const dollars = (whole: number): string => `${whole}.00`
