/** CP39: the month's tax deductions (MTD) and CP38 instalments for the tax board, a line for everybody who has one. */
import { amountText, sumOf } from '#kernel/money.ts'
import { lastDayOf, monthOf, yearOf } from '#kernel/plain-date.ts'
import type { FileInput, MadeFile, NoFile } from '../file-input.ts'
import { bareNumber, fitted, latinText, textOf } from '../plain-text.ts'
import { differing, type Entry, entriesOf, figureOf } from '../run-sums.ts'
import { lawLine, lawLines, textFile, withoutLatinName } from './law-lines.ts'

const NAME_WIDTH = 60
const STAFF_WIDTH = 10
/** Where the two amounts stand in a line, for reading them back. */
const MTD = [110, 118] as const
const CP38 = [118, 126] as const

export function cp39File(input: FileInput): MadeFile | NoFile {
  const employer = textOf(input.employer.numbers.employer_tax_number).replace(/\D/g, '')
  if (!employer || employer.length > 10)
    return { refused: 'payroll.file-needs', field: 'employer_tax_number', about: [] }
  const listed = entriesOf(input).filter(({ payslip }) => mtdOf({ payslip }) > 0n || cp38Of({ payslip }) > 0n)
  const about = withoutLatinName(listed.map(({ person }) => person))
  if (about[0]) return { refused: 'payroll.file-needs', field: about[0].field, about }

  const on = lastDayOf(input.period)
  const lines = lawLines(
    'my.cp39_detail',
    on,
    listed.map((entry) => ({ person: entry.person, given: detailOf(entry) })),
  )
  if ('refused' in lines) return lines
  const [mtd, cp38] = [MTD, CP38].map(([from, to]) => lines.map((line) => BigInt(line.slice(from, to))))
  const totals = { withholding_tax: sumOf(mtd ?? []), cp38: sumOf(cp38 ?? []) }
  const header = lawLine('my.cp39_header', on, {
    employer_number: employer,
    total_mtd: amountText(totals.withholding_tax),
    mtd_records: (mtd ?? []).filter((sen) => sen > 0n).length,
    total_cp38: amountText(totals.cp38),
    cp38_records: (cp38 ?? []).filter((sen) => sen > 0n).length,
  })
  if (typeof header !== 'string') return { refused: 'payroll.file-cannot-hold', field: header.refused, about: [] }
  const month = String(monthOf(on)).padStart(2, '0')
  return (
    differing(input, totals) ?? textFile(`${employer.padStart(10, '0')}${month}_${yearOf(on)}.txt`, [header, ...lines])
  )
}

const mtdOf = ({ payslip }: Pick<Entry, 'payslip'>) => figureOf(payslip, 'withholding_tax')
const cp38Of = ({ payslip }: Pick<Entry, 'payslip'>) => figureOf(payslip, 'cp38')

function detailOf({ person, payslip }: Entry) {
  return {
    tax_number: bareNumber(textOf(person.statutory.tax_number)),
    name: fitted(latinText(person.fullName), NAME_WIDTH),
    identity_number: bareNumber(person.identityNumber ?? ''),
    passport_number: bareNumber(person.passportNumber ?? ''),
    country: bareNumber(person.nationality ?? '') || 'MY',
    mtd: amountText(mtdOf({ payslip })),
    cp38: amountText(cp38Of({ payslip })),
    // The staff number is for the employer's own eyes: cut rather than refused.
    employee_number: fitted(latinText(person.staffId), STAFF_WIDTH),
  }
}
