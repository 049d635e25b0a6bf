/** The boxes of each notice in order, under the form's own numbers where it has some. Pure. */
import { amountOf, amountText, parseAmount, sumOf } from '#kernel/money.ts'
import { parsePlainDate } from '#kernel/plain-date.ts'
import type { NoticeFacts } from './facts.ts'
import type { FormName } from './form.ts'
import { type Source, type SourceName, sources } from './sources.ts'

export type Box = {
  /** The form's number of the box; without one what it holds. */
  readonly key: string
  readonly is: SourceName | 'total'
  readonly part?: string
  /** Without it the notice is not whole; `married` asks for it of who is. */
  readonly need?: true | 'married' | 'died'
}
type Written = readonly [key: string, is: SourceName, need?: Box['need']]

const box = ([key, is, need]: Written): Box => ({ key, is, ...(need && { need }) })
const part = (name: string, boxes: readonly Written[]): Box[] =>
  boxes.map((one, at) => (at === 0 ? { ...box(one), part: name } : box(one)))
/** Boxes that no form numbers, or whose numbers are not established. */
const named = (name: string, boxes: readonly (readonly [SourceName, Box['need']?])[]): Box[] =>
  part(
    name,
    boxes.map(([is, need]): Written => [is, is, need]),
  )

const paidInYear: readonly Written[] = [
  ['B1', 'year_wages'],
  ['B2', 'year_leave_pay'],
  ['B3', 'year_bonus'],
  ['B4', 'year_gratuity'],
  ['B5', 'year_compensation'],
  ['B6', 'year_allowances'],
  ['B7', 'pension'],
  ['B8', 'year_benefits'],
  ['B9', 'accommodation'],
  ['B10', 'allowances_in_kind'],
]
const TOTAL: Box = { key: 'total_B', is: 'total' }
const deducted = part('D', [
  ['D1', 'withheld', true],
  ['D2', 'year_mtd'],
  ['D3', 'year_zakat'],
  ['D4', 'year_epf'],
])

export const boxesOf: Readonly<Record<FormName, readonly Box[]>> = {
  cp22: [
    ...part('B', [
      ['B1', 'full_name', true],
      ['B2', 'tax_number', true],
      ['B3', 'identity_number'],
      ['B4', 'passport_number'],
      ['B5', 'passport_at_lhdn'],
      ['B6', 'nationality', true],
      ['B7', 'gender', true],
      ['B8', 'birth_date', true],
      ['B9', 'marital_status', true],
      ['B10', 'phone'],
      ['B11', 'email'],
      ['B12', 'resident_address', true],
      ['B13', 'permanent_address'],
      ['B14', 'first_day', true],
      ['B15', 'position', true],
      ['B16', 'expected_duration'],
      ['B17', 'employment_type', true],
    ]),
    ...part('C', [
      ['C1', 'spouse_name', 'married'],
      ['C2', 'spouse_identity', 'married'],
      ['C3', 'spouse_tin'],
      ['C4', 'spouse_phone'],
    ]),
    ...part('pay', [
      ['D1', 'wages_month', true],
      ['D2', 'leave_pay'],
      ['D3', 'commission_bonus'],
      ['D4', 'allowances_month'],
      ['D5', 'benefits_in_kind'],
      ['D6', 'accommodation'],
      ['D7', 'allowances_in_kind'],
      ['D8', 'other_payments'],
    ]),
    ...part('E', [['E', 'previous_employer']]),
  ],
  cp22a: [
    ...part('A', [
      ['A1', 'full_name', true],
      ['A2', 'ending', true],
      ['A3', 'first_day', true],
      ['A4', 'last_day', true],
      ['A5', 'death_learnt_on', 'died'],
      ['A6', 'retirement'],
      ['A7', 'tax_borne'],
      ['A8', 'separation_scheme'],
      ['A9', 'identity_or_passport', true],
      ['A10', 'tax_number', true],
      ['A11', 'birth_date', true],
      ['A12', 'marital_status', true],
      ['A13a', 'children'],
      ['A13b', 'child_relief'],
      ['A14', 'spouse_name', 'married'],
      ['A15', 'phone'],
      ['A16a', 'permanent_address', true],
      ['A16b', 'email'],
      ['A17', 'legal_representative', 'died'],
    ]),
    ...part('year', [...paidInYear, ['B11', 'car_and_driver'], ['B12', 'year_other'], ['B13', 'share_schemes']]),
    TOTAL,
    ...part('earlier', [['C', 'earlier_income']]),
    ...deducted,
  ],
  cp21: [
    ...part('A', [
      ['A1', 'full_name', true],
      ['A2', 'tax_number', true],
      ['A3', 'departure_on', true],
      ['A4', 'identity_or_passport', true],
      ['A5', 'nationality', true],
      ['A6', 'birth_date', true],
      ['A7', 'marital_status', true],
      ['A8', 'birth_place'],
      ['A9', 'employment_type'],
      ['A10', 'last_day', true],
      ['A11', 'resident_address', true],
      ['A12', 'departure_reason', true],
      ['A13', 'address_abroad', true],
      ['A14', 'return_on'],
    ]),
    ...part('year', [...paidInYear, ['B11', 'year_other'], ['B12', 'share_schemes']]),
    TOTAL,
    ...part('earlier', [['C', 'earlier_income']]),
    ...deducted,
  ],
  socso_form2: named('person', [
    ['full_name', true],
    ['identity_or_passport', true],
    ['socso_number'],
    ['nationality', true],
    ['gender', true],
    ['birth_date', true],
    ['first_day', true],
    ['position', true],
    ['pay_month', true],
  ]),
  epf_member: named('person', [
    ['full_name', true],
    ['identity_or_passport', true],
    ['nationality', true],
    ['gender', true],
    ['birth_date', true],
    ['resident_address'],
    ['phone'],
    ['email'],
    ['first_day', true],
  ]),
  tw_enrol: named('person', [
    ['full_name', true],
    ['identity_number', true],
    ['birth_date', true],
    ['nationality'],
    ['gender', true],
    ['first_day', true],
    ['employment_type'],
    ['pay_month', true],
    ['labour_proposed', true],
    ['occupational_proposed'],
    ['health_proposed', true],
    ['pension_proposed', true],
  ]),
  tw_withdraw: named('person', [
    ['full_name', true],
    ['identity_number', true],
    ['birth_date', true],
    ['nationality'],
    ['last_day', true],
  ]),
  tw_adjust: [
    ...named('person', [
      ['full_name', true],
      ['identity_number', true],
      ['birth_date', true],
      ['average_wages', true],
    ]),
    ...named('now', [['labour_now'], ['occupational_now'], ['health_now'], ['pension_now']]),
    ...named('proposed', [
      ['labour_proposed', true],
      ['occupational_proposed'],
      ['health_proposed', true],
      ['pension_proposed', true],
    ]),
  ],
  ph_enrol: named('person', [
    ['full_name', true],
    ['sss_number', true],
    ['philhealth_number', true],
    ['pag_ibig_number', true],
    ['tin', true],
    ['birth_date', true],
    ['gender', true],
    ['marital_status'],
    ['first_day', true],
    ['position', true],
    ['pay_month', true],
  ]),
  ph_separate: named('person', [
    ['full_name', true],
    ['sss_number', true],
    ['philhealth_number', true],
    ['pag_ibig_number', true],
    ['tin', true],
    ['last_day', true],
    ['position'],
    ['leaving_reason'],
  ]),
}

export type Entered = Readonly<Record<string, string>>
/** What a box holds; `total` is that of the amounts of B above it. */
export type Filled = { readonly box: Box; readonly source: Source; readonly value: string; readonly entered: boolean }

const SUM: Source = { kind: 'money', from: 'pay', of: () => null }
const sourceOf = (is: Box['is']): Source => (is === 'total' ? SUM : sources[is])

/** `told` is what stood in the boxes of pay when it was filed: pay goes on, the paper does not. */
export function filled(form: FormName, facts: NoticeFacts, entered: Entered, told: Entered = {}): readonly Filled[] {
  const all = boxesOf[form].map((one): Filled => {
    const source = sourceOf(one.is)
    const own = source.from === 'record' || one.is === 'total' ? undefined : entered[one.key]
    return { box: one, source, value: own ?? told[one.key] ?? source.of(facts) ?? '', entered: own !== undefined }
  })
  const total = amountText(
    sumOf(all.filter(({ box: { key } }) => /^B\d+$/.test(key)).map(({ value }) => parseAmount(value) ?? 0n)),
  )
  return all.map((one) => (one.box.is === 'total' ? { ...one, value: total } : one))
}

/** What was worked out from pay, as it is kept on filing. */
export const fromPay = (all: readonly Filled[]): Entered =>
  Object.fromEntries(
    all.flatMap(({ box: { key, is }, source, value }) =>
      source.from === 'pay' && is !== 'total' && value !== '' ? [[key, value]] : [],
    ),
  )

/** By what they hold, so that words can name them. */
export function lackingOf(all: readonly Filled[]): readonly SourceName[] {
  const value = (is: SourceName) => all.find(({ box: one }) => one.is === is)?.value
  const asks = (need: Box['need']): boolean =>
    need === true ||
    (need === 'married' && value('marital_status') === 'married') ||
    (need === 'died' && value('ending') === 'died')
  const empty = all.flatMap(({ box: { is, need }, value: text }) =>
    text === '' && asks(need) && is !== 'total' ? [is] : [],
  )
  // One of the two stands for the person.
  const isUnknown = value('identity_number') === '' && value('passport_number') === ''
  return isUnknown && !empty.includes('identity_number') ? ['identity_number', ...empty] : empty
}

/** What is wrong with what was entered, by box: a word each. */
export function faultsOf(form: FormName, given: Readonly<Record<string, string | null>>): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [key, value] of Object.entries(given)) {
    const found = boxesOf[form].find((one) => one.key === key)
    if (!found || found.is === 'total') faults[key] = 'paynotices.unknown-box'
    else if (sourceOf(found.is).from === 'record') faults[key] = 'paynotices.in-record'
    else if (value !== null && value !== '' && !fits(sourceOf(found.is), value)) {
      faults[key] = `paynotices.box-${sourceOf(found.is).kind}`
    }
  }
  return faults
}

function fits({ kind, choices }: Source, value: string): boolean {
  if (kind === 'date') return parsePlainDate(value) !== undefined
  if (kind === 'money') return (parseAmount(value) ?? -1n) >= 0n
  return kind !== 'choice' || (choices ?? []).includes(value)
}

/** Amounts as they are written everywhere. */
export const written = (form: FormName, key: string, value: string): string => {
  const found = boxesOf[form].find((one) => one.key === key)
  return found && sourceOf(found.is).kind === 'money' ? amountText(amountOf(value)) : value
}
