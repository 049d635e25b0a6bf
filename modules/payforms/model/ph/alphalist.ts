/**
 * The alphalist's records. Schedule 1 is the law's (ph.alphalist_schedule_1), but for the tax that was withheld: that is
 * told as payslips have it, settled or not. Schedule 2 (minimum wage earners) follows the list of its fields; whether it
 * writes centavos is not established, and the company says so.
 */
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { Figures } from '../form.ts'
import { digitsOf, partsOfName, plainLetters } from '../plain.ts'
import { type FormYear, type PersonOfYear, type PersonYear, said } from '../year.ts'
import { make1604c } from './bir1604c.ts'
import { formerEmployer, make2316 } from './bir2316.ts'

type Employee = Readonly<Record<string, unknown>>
type Chosen = Readonly<Record<string, string>>
export type Refused = { readonly refused: string; readonly of?: PersonYear }
type Made = { readonly name: string; readonly text: string }

const statuses: Readonly<Record<string, string>> = { contract: 'CP', intern: 'AL' }
/** On probation to the end of the year, or of the employment within it. */
const isOnProbation = ({ probationEndsOn, leftOn }: PersonOfYear, year: number): boolean => {
  const [end, last] = [`${year}-12-31`, leftOn ?? '']
  return probationEndsOn ? probationEndsOn >= (last && last < end ? last : end) : false
}
const reasons: Readonly<Record<string, string>> = { retirement: 'R', death: 'D', transfer: 'TR' }

/** What both schedules say of a person beside pay. */
function about(of: PersonYear, at: FormYear) {
  const { person } = of
  const tin = digitsOf(said(person.statutory.tin))
  const left = person.leftOn?.startsWith(`${at.year}-`) ?? false
  const { last, first, middle } = partsOfName(person)
  return {
    tin: tin.slice(0, 9),
    branch: tin.length > 9 ? tin.slice(9, 13).padStart(4, '0') : '0000',
    ...{ last_name: last, first_name: first, middle_name: middle },
    region: at.company.region ?? '',
    nationality: nationalityOf(person),
    employment_status: statuses[person.employmentType] ?? (isOnProbation(person, at.year) ? 'P' : 'R'),
    separation_reason: left ? (reasons[person.leavingReason ?? ''] ?? 'T') : 'NA',
    substituted_filing: amountOf(formerEmployer(of, at.year).taxable) === 0n && !left,
  }
}

function nationalityOf({ nationality, citizenship }: PersonOfYear): string {
  if (!nationality || nationality === 'PH') return citizenship === 'non_citizen' ? 'FOREIGN' : 'FILIPINO'
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(nationality) ?? nationality
  return plainLetters(name).toUpperCase().slice(0, 30)
}

/** As ph.alphalist_schedule_1 takes an employee. */
export function alphalistEmployee(of: PersonYear, at: FormYear, chosen: Chosen = {}): Employee {
  const { figures: item } = make2316(of, at, chosen)
  const { figures } = make1604c(of, at, chosen)
  const before = formerEmployer(of, at.year)
  return {
    ...about(of, at),
    employment_from: figures.employment_from,
    employment_to: figures.employment_to,
    previous: { taxable_basic_salary: before.taxable, thirteenth_month: before.benefits },
    present: {
      basic_minimum_wage: item['29'],
      thirteenth_month: item['34'],
      de_minimis: item['35'],
      contributions: item['36'],
      salaries_non_taxable: summed(item, '30', '31', '32', '33', '37'),
      taxable_basic_salary: item['39'],
      taxable_thirteenth_month: item['48'],
      taxable_salaries: otherTaxable(item, ['40', '41', '42', '43']),
    },
    withheld_previous: before.withheld,
    withheld_present: figures.withheld_jan_nov,
  }
}

const summed = (item: Figures, ...keys: readonly string[]): string =>
  amountText(keys.reduce((sum, key) => sum + amountOf(item[key] ?? '0'), 0n))
const otherTaxable = (item: Figures, more: readonly string[] = []): string =>
  summed(item, ...more, '44A', '44B', '45', '46', '47', '49', '50', '51A', '51B')

/** Header; schedule 1 and then 2, each a record a person and a control record; whoever the layout refuses, and why. */
export function alphalistFile(at: FormYear, people: readonly PersonYear[], chosen: Chosen = {}): Made | Refused {
  const ofMinimum = (one: PersonYear) => make1604c(one, at, chosen).figures.schedule === '2'
  const ordinary = people.filter((one) => !ofMinimum(one))
  const employees = ordinary.map((one) => alphalistEmployee(one, at, chosen))
  const whole = employees.length > 0 ? asked(at, employees) : { answer: headOf(at) }
  if ('refused' in whole) return named(whole, ordinary)
  const records: string[] = []
  const withheld = ordinary.map((one) => withheldOf(one, at, chosen))
  for (const [index, employee] of employees.entries()) {
    const one = asked(at, [employee])
    if ('refused' in one) return named(one, [ordinary[index]])
    records.push(taxAsPaid(numbered(String(one.answer.first_record), index + 1), TAX_IN_RECORD, withheld[index] ?? []))
  }
  const allWithheld = WITHHELD.map((_, place) => sumOf(withheld.map((one) => one[place] ?? 0n)))
  const second = scheduleTwo(at, people.filter(ofMinimum), chosen)
  if ('refused' in second) return second
  const control = taxAsPaid(whole.answer.control ?? '', TAX_IN_CONTROL, allWithheld)
  const first = records.length > 0 ? [...records, control] : []
  const lines = [whole.answer.header, ...first, ...second.lines]
  return { name: String(whole.answer.file_name), text: lines.map((line) => `${line}\r\n`).join('') }
}

function named({ refused }: Refused, people: readonly (PersonYear | undefined)[]): Refused {
  const which = /^employees\[(\d+)\]\.(.+)$/.exec(refused)
  const of = which ? people[Number(which[1])] : undefined
  return { refused: which?.[2] ?? refused, ...(of && { of }) }
}

function asked(at: FormYear, employees: readonly Employee[]): Refused | { readonly answer: Figures } {
  const { answer } = workOut('ph.alphalist_schedule_1', `${at.year}-12-31`, {
    ...employerOf(at),
    return_period: `${at.year}-12-31`,
    employees,
  })
  return isRefusedAnswer(answer)
    ? { refused: answer.key }
    : { answer: Object.fromEntries(Object.entries(answer).map(([key, line]) => [key, String(line)])) }
}

/** Where nobody stands in schedule 1, which the law then has no answer for. */
function headOf(at: FormYear): Figures {
  const { employer_tin, employer_branch } = employerOf(at)
  return {
    file_name: `${employer_tin}${employer_branch}1231${at.year}1604C.DAT`,
    header: ['H1604C', employer_tin, employer_branch, `12/31/${at.year}`].join(),
  }
}

function employerOf(at: FormYear) {
  const tin = digitsOf(at.company.numbers.employer_tin)
  return {
    employer_tin: tin.slice(0, 9),
    employer_branch: tin.length > 9 ? tin.slice(9, 13).padStart(4, '0') : '0000',
  }
}

/** January to November, December, given back, and what that comes to: next to each other in the records. */
const WITHHELD = ['withheld_jan_nov', 'withheld_december', 'over_withheld', 'withheld'] as const
const [TAX_IN_RECORD, TAX_IN_CONTROL] = [40, 31]

function withheldOf(of: PersonYear, at: FormYear, chosen: Chosen): readonly Amount[] {
  const { figures } = make1604c(of, at, chosen)
  return WITHHELD.map((key) => amountOf(figures[key] ?? '0'))
}

/** No field of a record has a comma in it. */
function taxAsPaid(record: string, from: number, amounts: readonly Amount[]): string {
  const fields = record.split(',')
  fields.splice(from, amounts.length, ...amounts.map(amountText))
  return fields.join()
}

/** Its place in the list stands in the sixth field. */
const numbered = (record: string, place: number): string =>
  record.replace(/^((?:[^,]*,){5})[^,]*/, (_, start: string) => `${start}${place}`)

/** What the region's wage order comes to by day, month and year; undefined where the sector is not said. */
export function minimumWageOf({ company: { region, sector, daysFactor = '261' } }: FormYear, day: string) {
  const { answer } = workOut('ph.minimum_wage', day, { region: region ?? '', sector: sector ?? '', factor: daysFactor })
  if (isRefusedAnswer(answer)) return undefined
  const daily = amountOf(String(answer.minimum_daily_wage))
  // A factor may have halves of days: 393.8.
  const [whole = '0', part = ''] = daysFactor.split('.')
  const yearly = (daily * BigInt(whole + part.padEnd(2, '0').slice(0, 2)) + 50n) / 100n
  return { daily, monthly: amountOf(String(answer.minimum_monthly_wage)), yearly, factor: daysFactor }
}

type Row = { readonly before: readonly Amount[]; readonly wage: readonly Amount[]; readonly after: readonly Amount[] }

function scheduleTwo(at: FormYear, people: readonly PersonYear[], chosen: Chosen): { lines: string[] } | Refused {
  if (people.length === 0) return { lines: [] }
  const { employer_tin, employer_branch } = employerOf(at)
  const start = ['1604C', employer_tin, employer_branch, `12/31/${at.year}`]
  const sums: Amount[] = []
  const lines: string[] = []
  for (const [index, of] of people.entries()) {
    const { employment_from = '', employment_to = '' } = make1604c(of, at, chosen).figures
    const wage = minimumWageOf(at, employment_to)
    if (!wage) return { refused: 'sector', of }
    const who = about(of, at)
    if (who.tin.length < 9) return { refused: 'tin', of }
    const row = writtenTwo(at, amountsOfTwo(of, at, chosen, wage))
    const cells = (amounts: readonly Amount[]) => amounts.map(amountText)
    const name = (text: string) => `"${text.toUpperCase().slice(0, 30)}"`
    const [tax, last] = [row.after.slice(0, -2), row.after.slice(-2)]
    lines.push(
      [
        ...['D2', ...start, index + 1, who.tin, who.branch],
        ...[name(who.last_name), name(who.first_name), name(who.middle_name), who.region],
        ...cells(row.before),
        ...[monthFirst(employment_from), monthFirst(employment_to)],
        ...cells(row.wage),
        wage.factor,
        ...cells(tax),
        ...[who.nationality, who.employment_status, who.separation_reason, who.substituted_filing ? 'Y' : 'N'],
        ...cells(last),
      ].join(),
    )
    for (const [place, amount] of [...row.before, ...row.wage, ...row.after].entries())
      sums[place] = (sums[place] ?? 0n) + amount
  }
  return { lines: [...lines, ['C2', ...start, ...sums.map(amountText)].join()] }
}

const monthFirst = (day: string): string => [day.slice(5, 7), day.slice(8, 10), day.slice(0, 4)].join('/')

type Wage = NonNullable<ReturnType<typeof minimumWageOf>>

/** In whole pesos where the company says that its schedule 2 has no centavos; half a peso counts up. */
export const inPesos = ({ company: { details } }: FormYear): boolean => details.schedule_2_pesos === 'yes'
export const wholePesos = (amount: Amount): Amount =>
  amount < 0n ? -wholePesos(-amount) : ((amount + 50n) / 100n) * 100n

function writtenTwo(at: FormYear, row: Row): Row {
  if (!inPesos(at)) return row
  const { before, wage, after } = row
  return { before: before.map(wholePesos), wage: wage.map(wholePesos), after: after.map(wholePesos) }
}

/** In the order of the record: the previous employer's fourteen, the wage, and the rest; PERA and net basic pay last. */
function amountsOfTwo(of: PersonYear, at: FormYear, chosen: Chosen, wage: Wage): Row {
  const { figures: item } = make2316(of, at, chosen)
  const { figures } = make1604c(of, at, chosen)
  const before = formerEmployer(of, at.year)
  const [earlier, benefits] = [amountOf(before.taxable), amountOf(before.benefits)]
  const is = (key: string) => amountOf(item[key] ?? '0')
  const rest = amountOf(otherTaxable(item, ['39', '40', '41', '42', '43']))
  const taxable = is('48') + rest
  const is1604 = (key: string) => amountOf(figures[key] ?? '0')
  return {
    before: [earlier + benefits, ...ZEROS(5), benefits, ...ZEROS(3), benefits, 0n, earlier, earlier],
    wage: [is('38') + taxable, wage.daily, wage.monthly, wage.yearly],
    after: [
      ...['30', '31', '32', '33', '34', '35', '36', '37', '38', '48'].map(is),
      ...[rest, taxable, earlier + taxable, earlier + taxable, is('24'), is('25B')],
      ...WITHHELD.map(is1604),
      ...[0n, is('29')],
    ],
  }
}

const ZEROS = (many: number): Amount[] => Array.from({ length: many }, () => 0n)
