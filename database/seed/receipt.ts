/** A page with a few plain lines, as a receipt that was scanned; below them a code where it has one. */
import QRCode from 'qrcode'
import { type Country, countries } from '#kernel/countries.ts'

export type Bill = {
  readonly seller: string
  /** The how manieth it is. */
  readonly at: number
  readonly day: string
  readonly amount: string
}

/** Its number, and the file that is sent with a claim; in Taiwan an electronic invoice with its left code. */
export function drawnReceipt(country: Country, { seller, at, day, amount }: Bill) {
  const isInvoice = country === 'TW'
  const receipt_no = receiptNo(country, { at, day })
  const lines = isInvoice
    ? ['E-INVOICE', receipt_no, day, `TOTAL ${amount}`]
    : [seller, `Receipt No: ${receipt_no}`, `Date: ${day}`, '', `TOTAL ${countries[country].currency} ${amount}`]
  const code = isInvoice ? invoiceCode({ receipt_no, day, amount }) : undefined
  return { receipt_no, file: { name: `${receipt_no}.pdf`, type: 'application/pdf', bytes: receiptOf(lines, code) } }
}

export const receiptNo = (country: Country, { at, day }: Pick<Bill, 'at' | 'day'>): string =>
  country === 'TW' ? `KS${10_000_000 + 137 * at + Number(day.slice(8))}` : `R-${day.replaceAll('-', '')}-${at + 11}`

/** The left code of an electronic invoice: to a consumer, tax not told apart. */
function invoiceCode({ receipt_no, day, amount }: { receipt_no: string; day: string; amount: string }): string {
  const on = `${Number(day.slice(0, 4)) - 1911}${day.slice(5, 7)}${day.slice(8)}`
  const total = Number(amount.split('.')[0]).toString(16).padStart(8, '0')
  return `${receipt_no}${on}1234${'0'.repeat(8)}${total}${'0'.repeat(8)}90000160${'invented'.repeat(3)}:**********:1:1:1`
}

export function receiptOf(lines: readonly string[], code?: string): Buffer {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '')}) Tj T*`).join('\n')
  const page = `BT /F1 14 Tf 20 TL 24 380 Td\n${shown}\nET\n${code === undefined ? '' : drawn(code)}`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ]
  let text = '%PDF-1.4\n'
  const begins = objects.map((object, at) => {
    const begin = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return begin
  })
  const table = begins.map((begin) => `${String(begin).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}

const CODE = { left: 24, bottom: 24, size: 150 } as const

/** Each dark dot a square. */
function drawn(code: string): string {
  const { modules } = QRCode.create(code, { errorCorrectionLevel: 'L' })
  const dot = CODE.size / modules.size
  return [...modules.data]
    .flatMap((dark, at) => {
      const [row, column] = [Math.floor(at / modules.size), at % modules.size]
      const [x, y] = [CODE.left + column * dot, CODE.bottom + (modules.size - 1 - row) * dot]
      return dark ? [`${x.toFixed(3)} ${y.toFixed(3)} ${dot.toFixed(3)} ${dot.toFixed(3)} re f`] : []
    })
    .join('\n')
}
