/** C.P.8D: one line a person, from the same figures as form EA; the layout is the law's (my.cp8d_line). */
import { amountOf, amountText } from '#kernel/money.ts'
import { yearOf } from '#kernel/plain-date.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { Box, Figures, MadeForm, YearForm } from '../form.ts'
import { bare, digitsOf, oneLine } from '../plain.ts'
import { type FormYear, type PersonYear, said } from '../year.ts'
import { childrenOf, makeEa } from './ea.ts'

const money = (key: string): Box => ({ key, kind: 'money' })

export const cp8d: YearForm = {
  name: 'cp8d',
  country: 'MY',
  standing: 'several',
  due: { month: 2, day: 25, standing: 'several' },
  handedOut: false,
  parts: ['M', 'P'],
  whole: [],
  boxes: [
    { key: 'category', kind: 'count' },
    { key: 'employment_status', kind: 'count' },
    { key: 'children', kind: 'count' },
    ...['child_relief', 'gross_remuneration', 'benefits_in_kind', 'living_accommodation', 'share_option_benefit'].map(
      money,
    ),
    ...['exempt_allowances', 'tp1_relief', 'tp1_zakat', 'epf_employee', 'zakat', 'mtd', 'cp38'].map(money),
    ...['medical_insurance', 'socso_employee'].map(money),
  ],
}

/** Box of form EA by figure of the line. */
const fromEa: Readonly<Record<string, string>> = {
  child_relief: 'D6',
  benefits_in_kind: 'B3',
  living_accommodation: 'B4',
  share_option_benefit: 'B1e',
  exempt_allowances: 'F',
  tp1_relief: 'D5a',
  tp1_zakat: 'D5b',
  epf_employee: 'E1',
  zakat: 'D3',
  mtd: 'D1',
  cp38: 'D2',
  socso_employee: 'E2',
}
/** Written though it is nothing. */
const ALWAYS = ['epf_employee', 'mtd']
const NO_NUMBER = '000000000000'

export function makeCp8d(of: PersonYear, at: FormYear, chosen?: Readonly<Record<string, string>>): MadeForm {
  const { person } = of
  const { figures: boxes, lacking } = makeEa(of, at, chosen)
  const amount = (box: string) => amountOf(boxes[box] ?? '0')
  const figures: Figures = {
    category: String(person.category),
    employment_status: String(statusOf(person)),
    children: String(childrenOf(person)),
    ...Object.fromEntries(Object.entries(fromEa).map(([key, box]) => [key, boxes[box] ?? '0.00'])),
    gross_remuneration: amountText(amount('total_B') - amount('B3') - amount('B4') - amount('B1e')),
    medical_insurance: amountText(0n),
  }
  const line = lineOf(person, figures, { year: at.year, borne: amount('B1d') !== 0n })
  return typeof line === 'string'
    ? { figures, lacking, line }
    : { figures, lacking: [...new Set([...lacking, line.refused])] }
}

type Of = { readonly year: number /** The employer paid the tax. */; readonly borne: boolean }

function lineOf(
  person: PersonYear['person'],
  figures: Figures,
  { year, borne }: Of,
): string | { readonly refused: string } {
  const number = bare(person.identityNumber) || bare(person.passportNumber) || NO_NUMBER
  const written = Object.entries(figures).filter(
    ([key, value]) => !(key in fromEa || key === 'medical_insurance') || ALWAYS.includes(key) || amountOf(value) !== 0n,
  )
  const { answer } = workOut('my.cp8d_line', `${year}-12-31`, {
    ...Object.fromEntries(written),
    category: person.category,
    employment_status: statusOf(person),
    children: childrenOf(person),
    name: oneLine(person.fullName, 60),
    tax_number: digitsOf(said(person.statutory.tax_number)),
    identity_number: number,
    tax_borne_by_employer: borne,
    // A last day beyond the year is the next year's to tell.
    ...(person.leftOn && yearOf(person.leftOn) === year && { retirement_date: person.leftOn }),
  })
  return isRefusedAnswer(answer) ? { refused: answer.key } : String(answer.line)
}

const statuses: Readonly<Record<string, number>> = { full_time: 2, contract: 3, part_time: 4, intern: 5 }

/** Management goes by the name of the job level. */
const statusOf = ({ jobLevel, employmentType }: PersonYear['person']): number =>
  /management|管理/i.test(jobLevel ?? '') ? 1 : (statuses[employmentType] ?? 6)

/** The two files of e-Data Praisi: the employer, and everybody's line. */
export function cp8dFile(part: string, at: FormYear, lines: readonly string[]): { name: string; text: string } {
  const number = digitsOf(at.company.numbers.employer_tax_number).padStart(10, '0')
  const rows = part === 'M' ? [[number, oneLine(at.company.name, 80), at.year].join('|')] : lines
  return { name: `${part}${number}_${at.year}.TXT`, text: rows.map((row) => `${row}\r\n`).join('') }
}
