/** The yearly list of employees for the BIR (1604-C, Schedule 1): header, one record an employee, control record. */
import { type Amount, amountText } from '#kernel/money.ts'
import { lawFile } from '../../core/law-file.ts'
import { refuse } from '../../core/refusal.ts'
import { scheme } from '../../core/scheme.ts'
import { taxOn } from '../withholding/tax-on.ts'
import { taxTable } from '../withholding/withholding-law.ts'
import { type Amounts, addedUp, amountsOf } from './alphalist-amounts.ts'
import { type AlphalistFacts, alphalistGiven, type EmployeeFacts } from './alphalist-given.ts'
import { digits, monthFirst, plain, plainCapitals } from './alphalist-text.ts'
import rates from './files.rates.yaml'

const answers = ['file_name', 'header', 'first_record', 'last_record', 'control']

export const alphalistScheme = scheme('ph.alphalist_schedule_1', alphalistGiven, answers, (facts, _on, sheet) => {
  const { law, id: source } = layout.on(facts.return_period, 'return_period')
  const period = monthFirst(facts.return_period)
  if (!facts.return_period.endsWith(law.returnDay)) refuse('return_period', 'out_of_range', 'must be the end of a year')
  const tin = digits(facts.employer_tin, law.tinDigits, 'employer_tin')
  const branch = digits(facts.employer_branch, law.branchDigits, 'employer_branch')
  const start = [law.form, tin, branch, period]
  const all = allAmounts(facts)
  const records = facts.employees.map((employee, at) => recordOf([law.record, ...start], employee, all[at], at, law))
  const total = addedUp(all)
  const answer = {
    file_name: `${tin}${branch}${monthFirst(facts.return_period, '')}${law.fileEnding}`,
    header: [law.header, tin, branch, period].join(),
    first_record: records[0] ?? '',
    last_record: records.at(-1) ?? '',
    control: [law.control, ...start, ...cells(total.previous), ...cells(total.present), amountText(total.pera)].join(),
  }
  if (sheet) for (const [key, line] of Object.entries(answer)) sheet.result(key, line, { source })
  return answer
})

export const filesFile = lawFile(rates)

const layout = filesFile.history('alphalist_schedule_1', (block) => ({
  header: block.text('header'),
  form: block.text('form'),
  record: block.text('record'),
  control: block.text('control'),
  fileEnding: block.text('file ending'),
  tinDigits: block.whole('tin digits'),
  branchDigits: block.whole('branch digits'),
  nameUpTo: block.whole('name up to'),
  returnDay: block.text('return month and day'),
}))
type Layout = NonNullable<(typeof layout.blocks)[number]['law']>

function allAmounts({ employees, return_period }: AlphalistFacts): readonly Amounts[] {
  const table = taxTable('annual', return_period, 'return_period')
  const taxOf = (taxable: Amount) => taxOn(taxable, 0n, table, { taxed: 'annual_taxable', tax: 'tax_due' }).tax
  return employees.map((employee) => amountsOf(employee, taxOf))
}

function recordOf(
  start: readonly string[],
  employee: EmployeeFacts,
  amounts: Amounts | undefined,
  at: number,
  law: Layout,
): string {
  const key = (name: string) => `employees[${at}].${name}`
  const { employment_from: from, employment_to: to } = employee
  if (from > to) refuse(key('employment_to'), 'contradiction', 'is before employment_from')
  const name = (part: 'last_name' | 'first_name' | 'middle_name') =>
    `"${plainCapitals(employee[part], law.nameUpTo, key(part))}"`
  return [
    ...start,
    at + 1,
    digits(employee.tin, law.tinDigits, key('tin')),
    digits(employee.branch, law.branchDigits, key('branch')),
    name('last_name'),
    name('first_name'),
    name('middle_name'),
    plain(employee.region, law.nameUpTo, key('region')),
    ...cells(amounts?.previous ?? []),
    monthFirst(from),
    monthFirst(to),
    ...cells(amounts?.present ?? []),
    plain(employee.nationality, law.nameUpTo, key('nationality')),
    employee.employment_status,
    employee.separation_reason,
    employee.substituted_filing ? 'Y' : 'N',
    amountText(employee.pera_tax_credit),
  ].join()
}

const cells = (amounts: readonly Amount[]): readonly string[] => amounts.map(amountText)
