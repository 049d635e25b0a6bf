/** What the alphalist is given: the employer, the year, and an employee's year with this and the previous employer. */
import { type Facts, listOf, or, partOf, reader } from '../../core/given.ts'
import { day, flagOn, money, oneOf, text } from '../../core/given-kinds.ts'

const nothing = or(money, 0n)

const employerFields = {
  basic_minimum_wage: nothing,
  thirteenth_month: nothing,
  de_minimis: nothing,
  contributions: nothing,
  salaries_non_taxable: nothing,
  taxable_basic_salary: nothing,
  taxable_thirteenth_month: nothing,
  taxable_salaries: nothing,
}
const employer = reader(employerFields)

const employeeFields = {
  tin: text,
  branch: or(text, '0000'),
  last_name: text,
  first_name: text,
  middle_name: or(text, ''),
  region: text,
  employment_from: day,
  employment_to: day,
  previous: partOf(employer),
  present: partOf(employer),
  withheld_previous: nothing,
  withheld_present: nothing,
  nationality: or(text, 'FILIPINO'),
  employment_status: or(oneOf(['R', 'C', 'CP', 'S', 'P', 'AL']), 'R'),
  separation_reason: or(oneOf(['NA', 'T', 'TR', 'R', 'D']), 'NA'),
  substituted_filing: flagOn,
  pera_tax_credit: nothing,
}

const fields = {
  employer_tin: text,
  employer_branch: text,
  return_period: day,
  employees: listOf(reader(employeeFields)),
}

export const alphalistGiven = reader(fields)
export type AlphalistFacts = Facts<typeof fields>
export type EmployeeFacts = Facts<typeof employeeFields>
export type EmployerYear = Facts<typeof employerFields>
