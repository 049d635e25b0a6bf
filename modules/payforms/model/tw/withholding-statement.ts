/** 各類所得扣繳暨免扣繳憑單, salaries (format 50) of residents: the statement, and its line in the .U8 file. */
import { amountText } from '#kernel/money.ts'
import { monthOf, type PlainDate, plainDate } from '#kernel/plain-date.ts'
import { type Figures, type MadeForm, nextWorkday, type YearForm } from '../form.ts'
import { bare, oneLine, rocYear } from '../plain.ts'
import { type FormYear, figureOf, isYes, type PersonYear, said } from '../year.ts'

const money = (key: string) => ({ key, kind: 'money' }) as const

export const withholdingStatement: YearForm = {
  name: 'withholding_statement',
  country: 'TW',
  standing: 'several',
  due: { month: 1, day: 31, standing: 'several' },
  handedOut: true,
  parts: ['U8'],
  whole: [],
  boxes: [money('gross'), money('tax'), { ...money('net'), sum: true }, money('pension')],
}

/** The next working day where the day of filing is none. */
export const statementsDueOn = (year: number): PlainDate => nextWorkday(plainDate(year + 1, 1, 31))

export const deliveries = ['none', 'electronic', 'paper'] as const
export type Delivery = (typeof deliveries)[number]

export function makeStatement(of: PersonYear): MadeForm {
  const { person } = of
  const gross = figureOf(of, 'taxable_wages') + figureOf(of, 'bonus') + figureOf(of, 'back_pay')
  const tax = figureOf(of, 'withholding_tax') + figureOf(of, 'bonus_withholding_tax')
  return {
    figures: {
      gross: amountText(gross),
      tax: amountText(tax),
      net: amountText(gross - tax),
      pension: amountText(figureOf(of, 'pension_employee')),
    },
    lacking: [
      ...(person.identityNumber || person.passportNumber ? [] : ['identity_number']),
      ...(person.address ? [] : ['address']),
      // Theirs are filed at each payment, in a layout that nobody has established.
      ...(isResident(person) ? [] : ['non_resident']),
    ],
  }
}

export const isResident = ({ statutory }: PersonYear['person']): boolean =>
  statutory.tax_resident === null || statutory.tax_resident === undefined || isYes(statutory.tax_resident)

type Row = { readonly of: PersonYear; readonly figures: Figures; readonly delivery: Delivery }
const ways: Readonly<Record<Delivery, string>> = { none: '1', electronic: '2', paper: '3' }

/** Thirty-two fields a line, parted by bars. */
export function u8File(at: FormYear, rows: readonly Row[]): { name: string; text: string } {
  const number = bare(at.company.numbers.unified_business_number)
  const lines = rows.map((row, index) => lineOf(at, number, row, index))
  return { name: `${number}.${rocYear(at.year)}.U8`, text: lines.map((line) => `${line}\r\n`).join('') }
}

function lineOf(at: FormYear, number: string, { of, figures, delivery }: Row, index: number): string {
  const { person, months } = of
  const national = (person.citizenship ?? 'citizen') === 'citizen'
  const whole = (key: string) => (figures[key] ?? '0.00').replace(/\.\d\d$/, '')
  const [first, last] = [months[0]?.month ?? 1, months.at(-1)?.month ?? 12].map((month) =>
    String(month).padStart(2, '0'),
  )
  const year = rocYear(at.year)
  const fields: Readonly<Record<number, string>> = {
    1: at.company.details.tax_office_code ?? '',
    2: String(index + 1).padStart(8, '0'),
    3: number,
    5: '50',
    6: bare(person.identityNumber) || bare(person.passportNumber),
    7: national ? '0' : '3',
    8: whole('gross'),
    9: whole('tax'),
    10: whole('net'),
    11: oneLine(person.staffId, 12),
    16: year,
    17: oneLine(person.fullName, 40),
    18: oneLine(person.address, 120),
    19: `${year}${first}${year}${last}`,
    20: whole('pension') === '0' ? '' : whole('pension'),
    26: ways[delivery],
    27: national ? '' : 'Y',
    28: national ? '' : said(person.nationality).slice(0, 2),
    31: `${String(monthOf(at.today)).padStart(2, '0')}${at.today.slice(8, 10)}`,
  }
  return Array.from({ length: 32 }, (_, field) => fields[field + 1] ?? '').join('|')
}
