/**
 * Taiwan: what each insurer is owed person by person, to hold against its own bill, and the details of supplementary
 * premium on bonuses (type 62). The bureaus send their own bills; a layout to send them the other way is not established.
 */
import { amountOf } from '#kernel/money.ts'
import { lastDayOf, yearMonthText } from '#kernel/plain-date.ts'
import type { FileInput } from '../../file-input.ts'
import { type Entry, figureOf } from '../../run-sums.ts'
import type { AgencyFile } from '../agency-file.ts'
import { delimited, field, text } from '../record-layout.ts'
import { type Values, written } from '../value.ts'

const monthly = (name: string) => (input: FileInput) => `${name}_${yearMonthText(input.period)}.csv`
const whole = { format: 'whole' } as const
const who = [
  field('full_name', { title: '姓名' }),
  field('identity_number', { title: '身分證號' }),
  field('birth_date', { title: '出生日期', format: 'YYYMMDD' }),
]
const added =
  (...names: readonly string[]) =>
  (entry: Entry): Values => ({
    together: names.reduce((sum, name) => sum + figureOf(entry.payslip, name), 0n),
  })

/** One insurer's list: whom it covers at what salary, each share, and what they come to together. */
const insurer = (
  name: string,
  [number, titleOfNumber]: readonly [number: string, title: string],
  names: readonly string[],
  columns: readonly ReturnType<typeof field>[],
): AgencyFile => ({
  name,
  standing: 'not established',
  needs: [number],
  asks: ['identity_number'],
  listed: names,
  more: added(...names),
  comesTo: { ...Object.fromEntries(names.map((one) => [one, [one]])), together: names },
  fileName: monthly(name),
  layout: delimited({
    header: [
      [text(titleOfNumber), field(number)],
      [text('年月'), field('month', { format: 'YYYMM' })],
      [text('人數'), field('count')],
      [text('合計'), field('total_together', whole)],
    ],
    detail: [...who, ...columns, field('together', { title: '合計', ...whole })],
  }),
})
const amount = (name: string, title: string) => field(name, { title, ...whole })
const LABOUR_NUMBER = ['labour_insurance_number', '勞工保險證號'] as const

const labour = insurer(
  'labour_insurance',
  LABOUR_NUMBER,
  ['ordinary_employee', 'employment_employee', 'ordinary_employer', 'employment_employer', 'occupational_employer'],
  [
    amount('labour_insured_salary', '月投保薪資'),
    amount('occupational_insured_salary', '職災月投保薪資'),
    amount('ordinary_employee', '普通事故 個人'),
    amount('employment_employee', '就業保險 個人'),
    amount('ordinary_employer', '普通事故 單位'),
    amount('employment_employer', '就業保險 單位'),
    amount('occupational_employer', '職業災害 單位'),
  ],
)

const health = insurer(
  'health_insurance',
  ['health_insurance_unit_code', '投保單位代號'],
  ['health_employee', 'health_employer'],
  [amount('health_insured_salary', '投保金額'), amount('health_employee', '個人'), amount('health_employer', '單位')],
)

const pension = insurer(
  'pension',
  LABOUR_NUMBER,
  ['pension_employee', 'pension_employer'],
  [
    amount('pension_insured_salary', '月提繳工資'),
    amount('pension_employer', '雇主提繳'),
    amount('pension_employee', '個人自願提繳'),
  ],
)

/** Names of payer and contact fill 25 full-width places. */
const fullWidth = (name: string): string => name.slice(0, 25).padEnd(25, '　')

const supplementary62: AgencyFile = {
  name: 'supplementary_62',
  standing: 'single source',
  needs: ['unified_business_number', 'health_insurance_unit_code'],
  asks: ['identity_number'],
  listed: ['supplementary_premium'],
  year: ['bonus'],
  comesTo: { supplementary_premium: ['supplementary_premium'] },
  fileName: (input) => {
    const day = written({ day: input.today ?? lastDayOf(input.period) }, 'YYYMMDD')
    return `DPR${(input.employer.numbers.unified_business_number ?? '').slice(0, 8)}${day}001.csv`
  },
  more: (entry, input) => ({
    bonus_of_year: amountOf(input.year?.get(entry.person.id)?.bonus ?? '0'),
  }),
  whole: (input) => ({ payer: fullWidth(input.employer.name), contact: fullWidth('') }),
  layout: delimited({
    encoding: 'big5',
    titles: false,
    header: [
      [
        '*1',
        '統一編號',
        '所得類別',
        '所得給付起始年月',
        '所得給付結束年月',
        '申報總筆數',
        '所得給付總額',
        '扣繳補充保險費總額',
        '扣費單位名稱',
        '聯絡電話',
        '電子郵件信箱',
        '聯絡人姓名',
      ].map((title) => text(title)),
      [
        text('1'),
        field('unified_business_number'),
        text('62'),
        field('month', { format: 'YYYMM' }),
        field('month', { format: 'YYYMM' }),
        field('count'),
        field('total_bonus', whole),
        field('total_supplementary_premium', whole),
        field('payer'),
        text(''),
        text(''),
        field('contact'),
      ],
      [
        '*2',
        '處理方式',
        '給付日期',
        '所得人身分證號',
        '所得人姓名',
        '單次給付獎金',
        '扣繳補充保險費',
        '申報編號',
        '投保單位代號',
        '扣費當月投保金額',
        '同年度累計獎金',
        '註記',
      ].map((title) => text(title)),
    ],
    detail: [
      text('2'),
      text('I'),
      field('pay_date', { format: 'YYYMMDD' }),
      field('identity_number'),
      field('full_name'),
      field('bonus', whole),
      field('supplementary_premium', whole),
      field('line_number'),
      field('health_insurance_unit_code'),
      field('health_insured_salary', whole),
      field('bonus_of_year', whole),
      text(''),
    ],
  }),
}

export const taiwaneseFiles: readonly AgencyFile[] = [labour, health, pension, supplementary62]
