/** BIR form 1604-C: the alphalist. Its records are the law's (ph.alphalist_schedule_1); schedule 2 is not established. */
import { amountOf, amountText } from '#kernel/money.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { Box, Figures, MadeForm, YearForm } from '../form.ts'
import { digitsOf, plainLetters } from '../plain.ts'
import { type FormYear, type PersonYear, said } from '../year.ts'
import { formerEmployer, make2316 } from './bir2316.ts'

const money = (key: string, more: Partial<Box> = {}): Box => ({ key, kind: 'money', ...more })

export const bir1604c: YearForm = {
  name: 'bir1604c',
  country: 'PH',
  standing: 'several',
  due: { month: 1, day: 31, standing: 'several' },
  handedOut: false,
  parts: ['1'],
  whole: [],
  boxes: [
    { key: 'schedule', kind: 'text' },
    { key: 'employment_from', kind: 'text' },
    { key: 'employment_to', kind: 'text' },
    money('gross'),
    money('non_taxable'),
    money('taxable'),
    money('tax_due'),
    money('withheld_before'),
    money('withheld_jan_nov'),
    money('withheld_december'),
    money('over_withheld'),
    money('withheld', { sum: true }),
  ],
}

type Employee = Readonly<Record<string, unknown>>

export function make1604c(of: PersonYear, at: FormYear): MadeForm {
  const { person, months } = of
  const { figures: item, lacking } = make2316(of, at)
  const minimum = months.length > 0 && months.every(({ marked }) => marked)
  const [from, to] = employedWithin(person, at.year)
  const december = months.find(({ month }) => month === 12)?.figures
  const inDecember = amountOf(december?.withholding_tax ?? '0')
  const refunded = amountOf(december?.tax_refund ?? '0')
  const withheld = amountOf(item['25A'] ?? '0')
  return {
    figures: {
      schedule: minimum ? '2' : '1',
      employment_from: from,
      employment_to: to,
      gross: item['19'] ?? '0.00',
      non_taxable: item['38'] ?? '0.00',
      taxable: item['52'] ?? '0.00',
      tax_due: item['24'] ?? '0.00',
      withheld_before: item['25B'] ?? '0.00',
      withheld_jan_nov: amountText(withheld - inDecember + refunded),
      withheld_december: amountText(inDecember),
      over_withheld: amountText(refunded),
      withheld: amountText(withheld),
    },
    lacking: [
      ...lacking,
      ...(at.company.region ? [] : ['region']),
      // How it writes amounts is not established; no file is made of it.
      ...(minimum ? ['schedule_2'] : []),
    ],
  }
}

/** As ph.alphalist_schedule_1 takes an employee. */
export function alphalistEmployee(of: PersonYear, at: FormYear): Employee {
  const { person } = of
  const { figures: item } = make2316(of, at)
  const { figures } = make1604c(of, at)
  const tin = digitsOf(said(person.statutory.tin))
  const words = plainLetters(person.fullName).split(' ')
  const before = formerEmployer(person, at.year)
  const rest = ['44A', '45', '49', '50', '51A'].reduce((sum, key) => sum + amountOf(item[key] ?? '0'), 0n)
  return {
    tin: tin.slice(0, 9),
    ...(tin.length > 9 && { branch: tin.slice(9, 13).padStart(4, '0') }),
    last_name: words.at(-1) ?? '',
    first_name: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    middle_name: '',
    region: at.company.region ?? '',
    employment_from: figures.employment_from,
    employment_to: figures.employment_to,
    previous: { taxable_basic_salary: before.taxable, thirteenth_month: before.benefits },
    present: {
      thirteenth_month: item['34'],
      de_minimis: item['35'],
      contributions: item['36'],
      salaries_non_taxable: amountText(
        ['29', '30', '31', '32', '33', '37'].reduce((sum, key) => sum + amountOf(item[key] ?? '0'), 0n),
      ),
      taxable_basic_salary: item['39'],
      taxable_thirteenth_month: item['48'],
      taxable_salaries: amountText(rest),
    },
    withheld_previous: before.withheld,
    withheld_present: figures.withheld_jan_nov,
    employment_status: 'R',
    separation_reason: figures.employment_to === `${at.year}-12-31` ? 'NA' : 'T',
    substituted_filing: amountOf(before.taxable) === 0n,
    nationality: 'FILIPINO',
  }
}

type Refused = { readonly refused: string }
type Made = { readonly name: string; readonly text: string }

/** Header, a record a person, control record; the key that the layout refuses. */
export function alphalistFile(at: FormYear, people: readonly PersonYear[]): Made | Refused {
  const employees = people.map((one) => alphalistEmployee(one, at))
  const whole = asked(at, employees)
  if ('refused' in whole) return whole
  const records: string[] = []
  for (const [index, employee] of employees.entries()) {
    const one = asked(at, [employee])
    if ('refused' in one) return one
    records.push(numbered(String(one.answer.first_record), index + 1))
  }
  const lines = [whole.answer.header, ...records, whole.answer.control]
  return { name: String(whole.answer.file_name), text: lines.map((line) => `${line}\r\n`).join('') }
}

function asked(at: FormYear, employees: readonly Employee[]): Refused | { readonly answer: Figures } {
  const tin = digitsOf(at.company.numbers.employer_tin)
  const { answer } = workOut('ph.alphalist_schedule_1', `${at.year}-12-31`, {
    employer_tin: tin.slice(0, 9),
    employer_branch: tin.length > 9 ? tin.slice(9, 13).padStart(4, '0') : '0000',
    return_period: `${at.year}-12-31`,
    employees,
  })
  return isRefusedAnswer(answer)
    ? { refused: answer.key }
    : { answer: Object.fromEntries(Object.entries(answer).map(([key, line]) => [key, String(line)])) }
}

/** Its place in the list stands in the sixth field. */
const numbered = (record: string, place: number): string =>
  record.replace(/^((?:[^,]*,){5})[^,]*/, (_, start: string) => `${start}${place}`)

export function employedWithin({ joinedOn, leftOn }: PersonYear['person'], year: number): readonly [string, string] {
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  return [joinedOn && joinedOn > first ? joinedOn : first, leftOn && leftOn < last ? leftOn : last]
}
