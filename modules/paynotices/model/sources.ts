/** What a box of a notice holds, and where that comes from: the record, pay, or whoever enters it. Pure. */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { NoticeFacts } from './facts.ts'

export type Kind = 'text' | 'date' | 'money' | 'choice'
export type Source = {
  readonly kind: Kind
  /** What stands in the record is put right there; the rest may be entered with the notice. */
  readonly from: 'record' | 'pay' | 'asked'
  readonly of: (facts: NoticeFacts) => string | null
  readonly choices?: readonly string[]
}

const record = (of: Source['of'], kind: Kind = 'text'): Source => ({ kind, from: 'record', of })
const chosenInRecord = (of: Source['of'], choices: readonly string[]): Source => ({ ...record(of, 'choice'), choices })
const pay = (of: Source['of']): Source => ({ kind: 'money', from: 'pay', of })
const asked = (kind: Kind = 'text', of: Source['of'] = () => null): Source => ({ kind, from: 'asked', of })
const chosen = (choices: readonly string[], of: Source['of'] = () => null): Source => ({
  ...asked('choice', of),
  choices,
})
const fact = (name: string): Source => record(({ person }) => said(person.statutory[name]))
const ofYear = (box: string): Source => pay(({ year }) => (year ? amountText(year.boxes[box] ?? 0n) : null))
const figure = (name: string): Source => pay(({ year }) => (year ? amountText(year.figures[name] ?? 0n) : null))

const said = (value: string | number | boolean | null | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value)
const agreedSum = ({ agreed }: Pick<NoticeFacts, 'agreed'>, wanted: (name: string) => boolean): string =>
  amountText(
    sumOf(
      Object.entries(agreed)
        .filter(([name]) => wanted(name))
        .map(([, amount]) => amountOf(amount)),
    ),
  )
/** All that is agreed for a month. */
export const monthlyPay = (agreed: NoticeFacts['agreed']): string => agreedSum({ agreed }, () => true)

const children = ({ person: { statutory } }: NoticeFacts): string =>
  String(
    [
      'children_under_18',
      'children_over_18_studying',
      'children_tertiary',
      'children_disabled',
      'children_disabled_tertiary',
    ]
      .map((name) => Number(statutory[name] ?? 0))
      .reduce((sum, count) => sum + count, 0),
  )
const insured = (which: 'now' | 'proposed', name: 'labour' | 'occupational' | 'health' | 'pension'): Source =>
  pay(({ adjustment }) => adjustment?.[which][`${name}_insured_salary`] ?? null)

const genders = ['male', 'female', 'other'] as const
const marital = ['single', 'married', 'divorced', 'widowed'] as const
const types = ['full_time', 'part_time', 'contract', 'intern'] as const
const yesNo = ['yes', 'no'] as const

export const sources = {
  full_name: record(({ person }) => person.fullName),
  staff_id: record(({ person }) => person.staffId),
  tax_number: fact('tax_number'),
  epf_number: fact('epf_number'),
  socso_number: fact('socso_number'),
  tin: fact('tin'),
  sss_number: fact('sss_number'),
  philhealth_number: fact('philhealth_number'),
  pag_ibig_number: fact('pag_ibig_number'),
  identity_number: record(({ person }) => person.identityNumber),
  passport_number: record(({ person }) => person.passportNumber),
  identity_or_passport: record(({ person }) => person.identityNumber ?? person.passportNumber),
  nationality: record(({ person }) => person.nationality),
  gender: chosenInRecord(({ person }) => person.gender, genders),
  birth_date: record(({ person }) => person.birthDate, 'date'),
  marital_status: chosenInRecord(({ person }) => person.maritalStatus, marital),
  phone: record(({ person }) => person.phone),
  email: record(({ person }) => person.email),
  resident_address: record(({ person }) => person.residentAddress),
  permanent_address: record(({ person }) => person.permanentAddress ?? person.residentAddress),
  first_day: record(({ joinedOn }) => joinedOn, 'date'),
  last_day: record(({ leftOn }) => leftOn, 'date'),
  position: record(({ person }) => person.position),
  employment_type: chosenInRecord(({ person }) => person.employmentType, types),
  spouse_name: record(({ person }) => person.spouse?.name ?? null),
  spouse_identity: record(({ person }) => person.spouse?.identityNumber ?? null),
  spouse_phone: record(({ person }) => person.spouse?.phone ?? null),
  children: record(children),

  passport_at_lhdn: asked(),
  expected_duration: asked(),
  spouse_tin: asked(),
  previous_employer: asked(),
  ending: chosen(['ceased', 'retired', 'died'], ({ reason }) => (reason === 'retirement' ? 'retired' : 'ceased')),
  death_learnt_on: asked('date'),
  retirement: chosen(['compulsory', 'optional']),
  tax_borne: chosen(yesNo, () => 'no'),
  separation_scheme: chosen(yesNo, () => 'no'),
  child_relief: asked('money'),
  legal_representative: asked(),
  departure_on: asked('date', ({ leftOn }) => leftOn),
  birth_place: asked(),
  departure_reason: asked(),
  address_abroad: asked(),
  return_on: asked('date'),
  earlier_income: asked(),
  withheld: asked('money'),
  leaving_reason: asked(),

  wages_month: pay((facts) => agreedSum(facts, (name) => name === 'basic_salary')),
  allowances_month: pay((facts) => agreedSum(facts, (name) => name !== 'basic_salary')),
  pay_month: pay(({ agreed }) => monthlyPay(agreed)),
  leave_pay: asked('money'),
  commission_bonus: asked('money'),
  benefits_in_kind: asked('money'),
  accommodation: asked('money'),
  allowances_in_kind: asked('money'),
  other_payments: asked('money'),
  year_wages: ofYear('B1'),
  year_leave_pay: ofYear('B2'),
  year_bonus: ofYear('B3'),
  year_gratuity: ofYear('B4'),
  year_compensation: ofYear('B5'),
  year_allowances: ofYear('B6'),
  year_benefits: ofYear('B8'),
  year_other: ofYear('B12'),
  pension: asked('money'),
  car_and_driver: asked('money'),
  share_schemes: asked('money'),
  year_mtd: figure('withholding_tax'),
  year_zakat: figure('zakat'),
  year_epf: figure('epf_employee'),

  average_wages: pay(({ adjustment }) => adjustment?.average ?? null),
  labour_now: insured('now', 'labour'),
  labour_proposed: insured('proposed', 'labour'),
  occupational_now: insured('now', 'occupational'),
  occupational_proposed: insured('proposed', 'occupational'),
  health_now: insured('now', 'health'),
  health_proposed: insured('proposed', 'health'),
  pension_now: insured('now', 'pension'),
  pension_proposed: insured('proposed', 'pension'),
} as const satisfies Readonly<Record<string, Source>>
export type SourceName = keyof typeof sources
