import { afterAll, expect, test } from 'vitest'
import { type PayslipInput, payslipDocument } from '#modules/payroll/model/output/payslip-document.ts'
import { pdfInfo, pdfPages } from '#tests/support/pdf-text.ts'
import { png } from '#tests/support/png.ts'
import { closePayslipPdf, payslipPdf } from './payslip-pdf.ts'

afterAll(closePayslipPdf)

const input: PayslipInput = {
  language: 'en',
  currency: 'MYR',
  period: { year: 2026, month: 1 },
  company: { name: 'Kopi Senja Sdn Bhd', registrationNumber: '202001012345', address: null },
  person: {
    staffId: 'KP-0001',
    fullName: 'Farah Nadia binti Ismail',
    department: 'Finance',
    position: 'Accountant',
    numbers: { identity_number: '040103-04-0002', epf_number: '39673100' },
    bank: { name: 'Maybank', accountNumber: '742428765391' },
  },
  figures: { gross_pay: '4503.55', total_deductions: '610.10', net_pay: '3893.45' },
  lines: [
    { key: 'basic_salary', side: 'earning', amount: '4376.55' },
    { key: 'variable_allowance', side: 'earning', amount: '127.00' },
    { key: 'epf_employee', side: 'deduction', amount: '498.00' },
    { key: 'epf_employer', side: 'employer', amount: '588.00' },
  ],
  paymentDate: null,
}
const named = (fullName: string): PayslipInput => ({ ...input, person: { ...input.person, fullName } })
const print = (one: PayslipInput, language: PayslipInput['language'] = 'en') =>
  payslipPdf([payslipDocument({ ...one, language }, (key) => key)], language)
/** The pages' text without what only arranges it. */
const bare = (text: string) => text.replace(/[\s\u200b]/g, '')

test('a payslip shows the person, the lines and the net pay, and never the whole account number', async () => {
  const pdf = await print(input)
  const [page = '', ...more] = pdfPages(pdf)
  expect(more).toEqual([])
  for (const text of ['Farah Nadia binti Ismail', 'January 2026', 'RM 3,893.45', 'Maybank **** 5391', '040103-04-0002'])
    expect(page).toContain(text)
  expect(page).toMatch(/basic_salary\t4,376.55/)
  expect(page).not.toContain('742428765391')
  expect(pdfInfo(pdf, 'Title')).toBe('Payslip January 2026 - Farah Nadia binti Ismail')
  expect(pdf.toString('latin1')).toContain('/Lang (en)')
  expect(pdf.toString('latin1')).toContain('/StructTreeRoot')
})

test('the Traditional Chinese payslip holds rare name characters and says its language', async () => {
  const pdf = await print(named('陳堃煊瑠'), 'zh-Hant')
  const [page = ''] = pdfPages(pdf)
  for (const text of ['薪資單', '2026 年 1 月', '實發金額', '陳堃煊瑠']) expect(bare(page)).toContain(bare(text))
  expect(pdfInfo(pdf, 'Title')).toContain('薪資單')
  expect(pdf.toString('latin1')).toContain('/Lang (zh-TW)')
})

test('pesos have their sign and Taiwan dollars no decimals', async () => {
  expect(pdfPages(await print({ ...input, currency: 'PHP' }))[0]?.replace(/\s/g, '')).toContain('₱3,893.45')
  expect(pdfPages(await print({ ...input, currency: 'TWD' }))[0]).toContain('NT$ 3,893')
})

test('what people enter is text, never markup, never a file to read', async () => {
  const attacks = [
    '#panic("x")',
    '#read("/etc/passwd")',
    '$7*7$',
    '{{7*7}}',
    '*b* _i_ `c` @x <script>',
    '= Heading',
    '\\u{41}',
  ]
  for (const attack of attacks) expect(bare(pdfPages(await print(named(attack)))[0] ?? '')).toContain(bare(attack))
})

test('a name of 255 characters in four scripts stays on one page, whole', async () => {
  const name = 'FarahNadia陳美玲堃煊瑠ありさЕкатерина'.repeat(10).slice(0, 255)
  const pages = pdfPages(await print(named(name)))
  expect(pages).toHaveLength(1)
  expect(bare(pages[0] ?? '')).toContain(bare(name))
})

test('the same payslip gives the same bytes', async () => {
  expect((await print(input)).equals(await print(input))).toBe(true)
})

test('many payslips are one document with a page each, in order', async () => {
  const documents = Array.from({ length: 120 }, (_, at) => payslipDocument(named(`Person ${at}.`), (key) => key))
  const pdf = await payslipPdf(documents, 'en')
  const pages = pdfPages(pdf)
  expect(pages.map((page) => /Person \d+\./.exec(page)?.[0])).toEqual(documents.map(({ person }) => person.name))
  expect(pages.every((page) => page.includes('RM 3,893.45'))).toBe(true)
  expect(pdfInfo(pdf, 'Title')).toBe('Payslip January 2026 - Kopi Senja Sdn Bhd')
  expect(pdf.equals(await payslipPdf(documents, 'en'))).toBe(true)
})

test('a cancelled print gives up, and the next one comes out', async () => {
  const cancelled = new AbortController()
  const documents = Array.from({ length: 300 }, () => payslipDocument(input, (key) => key))
  const many = payslipPdf(documents, 'en', cancelled.signal)
  const waiting = payslipPdf(documents, 'en', AbortSignal.abort(new Error('gone')))
  cancelled.abort(new Error('enough'))
  await expect(many).rejects.toThrow('enough')
  await expect(waiting).rejects.toThrow('gone')
  expect(pdfPages(await print(input))).toHaveLength(1)
})

test('a logo stands on every page, drawn once, and one that cannot be drawn is said to be so', async () => {
  const documents = [1, 2, 3].map((at) => payslipDocument(named(`Person ${at}.`), (key) => key))
  const logo = { type: 'image/png', bytes: png(600, 100, { shade: 90 }) } as const
  const pictures = (pdf: Buffer) => pdf.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
  expect(pictures(await payslipPdf(documents, 'en'))).toBe(0)
  const pdf = await payslipPdf(documents, 'en', undefined, logo)
  expect([pictures(pdf), pdfPages(pdf).length]).toEqual([1, 3])
  const broken = { type: 'image/png', bytes: png(600, 100).subarray(0, 60) } as const
  await expect(payslipPdf(documents, 'en', undefined, broken)).rejects.toThrow(/payslip failed/)
  // What came before is not drawn on the next.
  expect(pictures(await payslipPdf(documents, 'en'))).toBe(0)
})
