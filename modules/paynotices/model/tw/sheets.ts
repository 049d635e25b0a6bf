/**
 * Taiwan: batch sheets of the bureau's e-service, column by column. A column whose values nobody has established is left
 * empty, as in the sheet that the bureau gives. Days are ROC years without separators, amounts whole dollars. Pure.
 */
import { amountOf } from '#kernel/money.ts'
import type { Entered, Filled } from '../boxes.ts'
import type { FormName, Standing } from '../form.ts'
import type { SourceName } from '../sources.ts'

export const sheetNames = [
  'add_2in1',
  'withdraw_2in1',
  'adjust_2in1',
  'add_3in1',
  'withdraw_3in1',
  'adjust_3in1',
  'pension_start',
] as const
export type SheetName = (typeof sheetNames)[number]

export type Employer = { readonly labour: string; readonly health: string }
type Person = {
  readonly of: (is: SourceName) => string
  readonly statutory: Readonly<Record<string, string | number | boolean | null>>
  readonly isForeign: boolean
  readonly isLower: boolean
}
type Column = readonly [header: string, of: (person: Person, employer: Employer) => string]
export type BureauSheet = {
  readonly form: FormName
  readonly standing: Standing
  readonly columns: readonly Column[]
  /** Without these there is no line. */
  readonly needs: readonly SourceName[]
  readonly withHealth: boolean
}

const is =
  (name: SourceName): Column[1] =>
  ({ of }) =>
    of(name)
const day =
  (name: SourceName): Column[1] =>
  ({ of }) =>
    rocDay(of(name))
const dollars =
  (name: SourceName): Column[1] =>
  ({ of }) =>
    of(name) === '' ? '' : String(amountOf(of(name)) / 100n)
const always =
  (text: string): Column[1] =>
  () =>
    text
const blank = always('')
const foreign: Column[1] = ({ isForeign }) => (isForeign ? 'Y' : '')
const national: Column[1] = ({ of, isForeign }) => (isForeign ? '' : of('identity_number'))
const residence: Column[1] = ({ of, isForeign }) => (isForeign ? of('identity_number') : '')
const lower: Column[1] = ({ isLower }) => (isLower ? '1' : '')
const percent =
  (name: string, or: string): Column[1] =>
  ({ statutory }) => {
    const rate = statutory[name]
    return rate === undefined || rate === null || rate === '' ? or : hundredfold(String(rate))
  }
const sex: Column[1] = ({ of }) => (of('gender') === 'male' ? 'M' : of('gender') === 'female' ? 'F' : '')
const sexOfForeigner: Column[1] = (person, employer) => (person.isForeign ? sex(person, employer) : '')

const labour: readonly Column[] = [
  ['勞工保險證號', (_, { labour: number }) => number.slice(0, 8)],
  ['勞工保險證號檢查碼', (_, { labour: number }) => number.slice(8)],
]
const unit: Column = ['健保投保單位代號', (_, { health }) => health]

export const sheets: Readonly<Record<SheetName, BureauSheet>> = {
  add_2in1: {
    ...{ form: 'tw_enrol', standing: 'several', withHealth: false },
    needs: ['identity_number', 'birth_date', 'pay_month'],
    columns: [
      ['異動別', always('4')],
      ['格式別', blank],
      ...labour,
      ['被保險人外籍', foreign],
      ['被保險人姓名', is('full_name')],
      ['被保險人身分證號', is('identity_number')],
      ['被保險人出生日期', day('birth_date')],
      ['月實際工資', dollars('pay_month')],
      ['特殊身分別', blank],
      ['勞基法特殊身分別', blank],
      ['已領取社會保險給付種類', blank],
      ['被保險人性別', sexOfForeigner],
      ['提繳身分別', blank],
      ['雇主提繳率(%)', percent('pension_employer_rate', '6')],
      ['個人自願提繳率(%)', percent('pension_employee_rate', '')],
      ['勞退提繳日期', blank],
      ['勞雇類型', blank],
    ],
  },
  withdraw_2in1: {
    ...{ form: 'tw_withdraw', standing: 'several', withHealth: false },
    needs: ['identity_number', 'birth_date'],
    columns: [
      ['異動別', always('2')],
      ...labour,
      ['被保險人外籍', foreign],
      ['被保險人姓名', is('full_name')],
      ['被保險人身分證號', national],
      ['居留證統一證號', residence],
      ['被保險人出生日期', day('birth_date')],
    ],
  },
  adjust_2in1: {
    ...{ form: 'tw_adjust', standing: 'single', withHealth: false },
    needs: ['identity_number', 'birth_date', 'average_wages'],
    columns: [
      ['異動別', always('3')],
      ...labour,
      ['被保險人外籍', foreign],
      ['被保險人姓名', is('full_name')],
      ['被保險人身分證號', national],
      ['居留證統一證號', residence],
      ['被保險人出生日期', day('birth_date')],
      ['調整後月工資', dollars('average_wages')],
      ['調低註記', lower],
    ],
  },
  add_3in1: {
    ...{ form: 'tw_enrol', standing: 'several', withHealth: true },
    needs: ['identity_number', 'birth_date', 'pay_month', 'health_proposed', 'first_day'],
    columns: [
      ['異動別', always('4')],
      ...labour,
      unit,
      ['保險別', always('2')],
      ['被保險人/眷屬', always('1')],
      ['外籍', foreign],
      ['身分證號', is('identity_number')],
      ['姓名', is('full_name')],
      ['出生日期', day('birth_date')],
      ['月實際工資', dollars('pay_month')],
      ['健保投保金額', dollars('health_proposed')],
      ['特殊身分別', blank],
      ['勞基法特殊身分別', blank],
      ['眷屬身分證號', blank],
      ['眷屬姓名', blank],
      ['眷屬出生日期', blank],
      ['稱謂', blank],
      ['健保業務組別', blank],
      ['異動原因', blank],
      ['加保日期', day('first_day')],
      ['性別', sexOfForeigner],
      ['提繳身分別', blank],
      ['雇主提繳率', percent('pension_employer_rate', '6')],
      ['個人提繳率', percent('pension_employee_rate', '')],
      ['提繳日期', blank],
    ],
  },
  withdraw_3in1: {
    ...{ form: 'tw_withdraw', standing: 'several', withHealth: true },
    needs: ['identity_number', 'birth_date', 'last_day'],
    columns: [
      ['異動別', always('2')],
      ...labour,
      unit,
      ['健保業務組別', blank],
      ['保險別', always('2')],
      ['被保險人/眷屬', always('1')],
      ['外籍', foreign],
      ['姓名', is('full_name')],
      ['身分證號', national],
      ['居留證號', residence],
      ['出生日期', day('birth_date')],
      ['異動別', blank],
      ['原因', blank],
      ['原因說明', blank],
      ['退保日期', day('last_day')],
    ],
  },
  adjust_3in1: {
    ...{ form: 'tw_adjust', standing: 'single', withHealth: true },
    needs: ['identity_number', 'birth_date', 'average_wages', 'health_proposed'],
    columns: [
      ['異動別', always('3')],
      ...labour,
      unit,
      ['健保業務組別', blank],
      ['外籍', foreign],
      ['姓名', is('full_name')],
      ['身分證號', national],
      ['居留證號', residence],
      ['出生日期', day('birth_date')],
      ['平均工資', dollars('average_wages')],
      ['健保原投保金額', dollars('health_now')],
      ['健保新投保金額', dollars('health_proposed')],
      ['調低註記', lower],
    ],
  },
  pension_start: {
    ...{ form: 'tw_enrol', standing: 'single', withHealth: false },
    needs: ['identity_number', 'birth_date', 'pension_proposed', 'first_day'],
    columns: [
      ...labour,
      ['', always('4')],
      ['姓名', is('full_name')],
      ['身分證號', is('identity_number')],
      ['出生日期', day('birth_date')],
      ['月提繳工資', dollars('pension_proposed')],
      ['提繳身分別', blank],
      ['雇主提繳率', percent('pension_employer_rate', '6')],
      ['到職日', day('first_day')],
      ['個人提繳率', percent('pension_employee_rate', '')],
      ['個人提繳日期', blank],
      ['', blank],
      ['', blank],
      ['部分工時', ({ of }) => (of('employment_type') === 'part_time' ? 'Y' : '')],
      ['外籍', ({ isForeign }) => (isForeign ? '2' : '')],
    ],
  },
}

export type Subject = Pick<Person, 'statutory' | 'isForeign' | 'isLower'> & {
  readonly boxes: readonly Filled[]
  readonly entered?: Entered
}

/** The header row, then a row a person. */
export function rowsOf(
  name: SheetName,
  people: readonly Subject[],
  employer: Employer,
): readonly (readonly string[])[] {
  const { columns } = sheets[name]
  return [
    columns.map(([header]) => header),
    ...people.map(({ boxes, ...person }) => {
      const of = (wanted: SourceName) => boxes.find(({ box }) => box.is === wanted)?.value ?? ''
      return columns.map(([, cell]) => cell({ ...person, of }, employer))
    }),
  ]
}

/** 2026-03-01 as 1150301. */
const rocDay = (text: string): string => {
  const [year = '', month = '', of = ''] = text.split('-')
  return of === '' ? '' : `${String(Number(year) - 1911).padStart(3, '0')}${month}${of}`
}

/** 0.06 as 6, 0.035 as 3.5; no float comes near it. */
function hundredfold(rate: string): string {
  const [whole = '0', part = ''] = rate.split('.')
  const digits = `${whole}${part.padEnd(2, '0')}`
  const at = whole.length + 2
  const rest = digits.slice(at).replace(/0+$/, '')
  return `${Number(digits.slice(0, at))}${rest === '' ? '' : `.${rest}`}`
}
