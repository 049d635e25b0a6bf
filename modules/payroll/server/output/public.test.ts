import ExcelJS from 'exceljs'
import { expect, test } from 'vitest'
import { plainDateOf } from '#kernel/plain-date.ts'
import en from '#modules/payroll/words/output.en.json'
import { sampleRuns } from '#tests/support/sample-run.ts'
import { bankFile, filesOf, statutoryFile } from './public.ts'

const [january] = sampleRuns()
if (!january) throw new Error('no sample')
const payment = { ...january, paymentDate: plainDateOf('2026-01-30'), batch: 1 }

test('the three files and the bank file of the sample company come as downloads', async () => {
  for (const name of ['epf', 'perkeso', 'cp39']) {
    expect(await statutoryFile(name, january)).toMatchObject({ kind: 'file' })
  }
  expect(await bankFile('maybank', payment)).toMatchObject({ kind: 'file', type: 'text/csv; charset=utf-8' })
})

test('an unknown file is not found, and a country without files has none', async () => {
  expect(await statutoryFile('sss', january)).toMatchObject({ status: 404 })
  expect(await statutoryFile('epf', { ...january, country: 'TW' })).toMatchObject({ status: 404 })
  expect(filesOf('TW').map(({ name }) => name)).toEqual([
    ...['labour_insurance', 'health_insurance', 'pension', 'supplementary_62', 'achp01', 'pain001', 'others'],
  ])
})

test('a missing number of the employer is told in the reader’s language, with the field', async () => {
  const without = { ...january, employer: { ...january.employer, numbers: {} } }
  expect(await statutoryFile('epf', without)).toMatchObject({
    kind: 'problem',
    status: 422,
    code: 'payroll.file-needs',
    params: { field: 'EPF employer number' },
    errors: { epf_employer_number: ['payroll.file-needs'] },
    data: [],
  })
  expect(await statutoryFile('epf', { ...without, language: 'zh-Hant' })).toMatchObject({
    params: { field: 'EPF 雇主編號' },
  })
})

test('people without a bank account are lines to read', async () => {
  const people = january.people.map((person, at) => (at < 2 ? { ...person, bank: null } : person))
  expect(await bankFile('maybank', { ...payment, people })).toMatchObject({
    code: 'payroll.no-bank-account',
    params: { count: 2 },
    data: ['KS-0001 Farah Nadia binti Ismail: Bank account number', expect.stringContaining('KS-0002 Lim Pei Shan')],
  })
})

test('people paid by a digital bank that the layout cannot pay to are named with the bank', async () => {
  const bank = { code: 'gxbank', name: 'GXBank', swift: null, accountNumber: '8888123456', digital: true }
  const people = january.people.map((person, at) => (at < 2 ? { ...person, bank } : person))
  const named = ['KS-0001 Farah Nadia binti Ismail', 'KS-0002 Lim Pei Shan']
  expect(await bankFile('public_bank', { ...payment, people })).toMatchObject({
    code: 'payroll.bank-not-compatible',
    params: { bank: ['GXBank'], names: named },
    data: named,
  })
  expect(en['payroll.bank-not-compatible']).toBe(
    'The selected bank is not compatible with {{bank}}, please deselect the following employees: {{names}}',
  )
})

test('the workbook holds a real day and text that no program computes', async () => {
  const people = january.people.map((person, at) => (at === 0 ? { ...person, fullName: '=1+1' } : person))
  const made = await bankFile('public_bank', { ...payment, people })
  if (made.kind !== 'file' || !(made.body instanceof Uint8Array)) throw new Error('no file')
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(Uint8Array.from(made.body).buffer)
  const sheet = book.worksheets[0]
  expect(sheet?.getCell('B1').value).toEqual(new Date('2026-01-30T00:00:00Z'))
  expect(sheet?.getCell('D3').value).toBe('=1+1')
  expect(sheet?.getCell('D3').type).toBe(ExcelJS.ValueType.String)
  expect(sheet?.getCell('G3').value).toBe('3893.45')
  expect(sheet?.getCell(`A${sheet.rowCount}`).value).toBe('TOTAL:')
})

test('every file listed has its words', () => {
  const words: Record<string, string> = en
  for (const { label, standingLabel, note, needs } of (['MY', 'TW', 'PH'] as const).flatMap((one) => filesOf(one))) {
    for (const key of [label, standingLabel, note, ...needs.map((field) => `payroll.file-field.${field}`)]) {
      expect(words[key], key).toBeDefined()
    }
  }
})
