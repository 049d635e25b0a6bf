/**
 * Form EA (C.P.8A): a year's pay by boxes. The boxes agree in several sources; which of them a type of pay belongs to
 * is a reading, which a company may change by type. Travelling is exempt up to the year's limit (F), beyond it is B1c.
 */
import { amountOf, amountText, lesser, notNegative, sumOf } from '#kernel/money.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { Box, MadeForm, YearForm } from '../form.ts'
import { type FormYear, figureOf, lineSum, type PayLine, type PersonYear, said, texts } from '../year.ts'

const money = (key: string, more: Partial<Box> = {}): Box => ({ key, kind: 'money', ...more })

const income = ['B1a', 'B1b', 'B1c', 'B1d', 'B1e', 'B1f', 'B2', 'B3', 'B4', 'B5', 'B6'] as const

export const ea: YearForm = {
  name: 'ea',
  country: 'MY',
  standing: 'several',
  due: { month: 2, day: 0, standing: 'confirmed' },
  handedOut: true,
  parts: [],
  whole: [],
  boxes: [
    ...income.map((key, at) => money(key, at === 0 ? { part: 'B' } : {})),
    money('total_B', { sum: true }),
    money('C1', { part: 'C' }),
    money('C2'),
    money('D1', { part: 'D' }),
    ...['D2', 'D3', 'D4', 'D5a', 'D5b', 'D6'].map((key) => money(key)),
    money('E1', { part: 'E' }),
    money('E2'),
    money('F', { part: 'F' }),
  ],
}

/** Where a type of pay goes unless the company says otherwise; what is not here is in no box. */
export const eaBoxes: Readonly<Record<string, string>> = {
  basic_salary: 'B1a',
  overtime: 'B1a',
  holiday_pay: 'B1a',
  leave_encashment: 'B1a',
  notice_pay: 'B1a',
  arrears: 'B1a',
  commission: 'B1b',
  irregular_commission: 'B1b',
  bonus: 'B1b',
  fixed_allowance: 'B1c',
  variable_allowance: 'B1c',
  service_charge: 'B1c',
  gratuity: 'B1f',
  benefit_in_kind: 'B3',
  termination_benefit: 'B6',
  reimbursement: 'none',
}
/** Where a deduction stands that the company says is a donation. */
const DONATED = 'D4'
/** What a company may choose from: for what it pays, and for a deduction of its own. */
export const eaChoices = [...income, 'C1', 'C2', DONATED, 'F', 'none'] as const
export type EaChoice = (typeof eaChoices)[number]
export const choicesFor = (isDeduction: boolean): EaChoice[] =>
  isDeduction ? [DONATED, 'none'] : eaChoices.filter((box) => box !== DONATED)

const TRAVEL = 'travel_allowance'

export function makeEa(of: PersonYear, at: FormYear, chosen: Readonly<Record<string, string>> = {}): MadeForm {
  const { person, lines, before } = of
  const paid = lines.filter(({ side }) => side === 'earning' || side === 'benefit')
  const isTravel = (line: PayLine) => boxOf(line, chosen) === TRAVEL
  const travel = lineSum(paid, isTravel)
  const limit = notNegative(amountOf(at.company.travelLimit) - amountOf(before[TRAVEL] ?? '0'))
  const exempt = lesser(notNegative(travel), limit)
  const box = (key: string) => lineSum(paid, (line) => boxOf(line, chosen) === key)
  const amounts = Object.fromEntries(income.map((key) => [key, box(key)]))
  amounts.B1c = (amounts.B1c ?? 0n) + travel - exempt
  const reliefs = Object.entries(of.claimed ?? {}).filter(([code]) => /^C\d+$/.test(code))
  const figures = texts({
    ...amounts,
    total_B: income.reduce((sum, key) => sum + (amounts[key] ?? 0n), 0n),
    C1: box('C1'),
    C2: box('C2'),
    D1: figureOf(of, 'withholding_tax'),
    D2: figureOf(of, 'cp38'),
    D3: figureOf(of, 'zakat'),
    D4: lineSum(lines, ({ side, name }) => side === 'deduction' && name !== null && chosen[name] === DONATED),
    D5a: sumOf(reliefs.map(([, amount]) => amountOf(amount))),
    D5b: amountOf(of.claimed?.zakat ?? '0'),
    D6: childRelief(person, at.year),
    E1: figureOf(of, 'epf_employee'),
    E2: figureOf(of, 'socso_employee'),
    F: exempt + box('F'),
  })
  return { figures, lacking: lackingOf(person, figures) }
}

/** The company's own name for a line goes first; pay for an earlier year is declared apart from this year's. */
function boxOf(line: PayLine, chosen: Readonly<Record<string, string>>): string {
  const own = (line.name === null ? undefined : chosen[line.name]) ?? chosen[line.key]
  if (own) return own
  if (line.key === TRAVEL) return TRAVEL
  const box = eaBoxes[line.key] ?? 'none'
  return box === 'B1a' && line.of_earlier_year ? 'B2' : box
}

/** By the law of the tax deduction, which has it on its worksheet. */
export function childRelief({ category, statutory }: PersonYear['person'], year: number): bigint {
  const kinds = [
    'children_under_18',
    'children_over_18_studying',
    'children_tertiary',
    'children_disabled',
    'children_disabled_tertiary',
  ]
  const children = Object.fromEntries(
    kinds.flatMap((kind) => (said(statutory[kind]) === '' ? [] : [[kind, said(statutory[kind])]])),
  )
  const regime = statutory.tax_resident === false || statutory.tax_resident === 'no' ? { regime: 'non_resident' } : {}
  const given = { normal_remuneration: '0.00', category, ...children, ...regime }
  const family = JSON.stringify([year, given])
  const known = reliefs.get(family)
  if (known !== undefined) return known
  const relief = reliefBy(given, year)
  if (reliefs.size > 500) reliefs.clear()
  reliefs.set(family, relief)
  return relief
}

// Families are alike, and the law is asked once for each kind.
const reliefs = new Map<string, bigint>()

function reliefBy(given: object, year: number): bigint {
  const { answer, worksheet = [] } = workOut('my.pcb', `${year}-12-31`, given, { worksheet: true })
  if (isRefusedAnswer(answer)) return 0n
  const relief = worksheet.flatMap(({ parts = [] }) => parts.filter(({ key }) => key === 'child_relief'))[0]
  return relief ? amountOf(String(relief.value)) : 0n
}

export const childrenOf = ({ statutory }: PersonYear['person']): number =>
  [
    'children_under_18',
    'children_over_18_studying',
    'children_tertiary',
    'children_disabled',
    'children_disabled_tertiary',
  ]
    .map((kind) => Math.ceil(Number(said(statutory[kind]) || '0')))
    .reduce((sum, one) => sum + one, 0)

function lackingOf(
  { identityNumber, passportNumber, statutory }: PersonYear['person'],
  figures: Record<string, string>,
) {
  return [
    ...(identityNumber || passportNumber ? [] : ['identity_number']),
    ...(said(statutory.tax_number) ? [] : ['tax_number']),
    ...(said(statutory.epf_number) || figures.E1 === amountText(0n) ? [] : ['epf_number']),
  ]
}
