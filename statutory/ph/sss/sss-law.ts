/** The dated schedules of SSS as the rule reads them. */
import { amountOf } from '#kernel/money.ts'
import { risingFrom } from '../../core/bracket.ts'
import { lawFile } from '../../core/law-file.ts'
import rates from './sss.rates.yaml'

export const sssFile = lawFile(rates)

const HEADING = [
  'compensation_from',
  'compensation_to',
  'credit_regular',
  'credit_mpf',
  'credit_total',
  'employer_regular',
  'employer_mpf',
  'employer_ec',
  'employer_total',
  'employee_regular',
  'employee_mpf',
  'employee_total',
  'total',
]

export const contributions = sssFile.history('contributions', (block) =>
  risingFrom(
    block.lines(HEADING).map(([from = '', upTo = '', ...cells]) => {
      const [regular = 0n, mpf = 0n, credit = 0n, employerRegular = 0n, employerMpf = 0n, ec = 0n, , ...rest] =
        cells.map(amountOf)
      const [employeeRegular = 0n, employeeMpf = 0n] = rest
      const credits = { credit, regular, mpf }
      return {
        from: amountOf(from),
        upTo,
        ...credits,
        employerRegular,
        employerMpf,
        ec,
        employeeRegular,
        employeeMpf,
        employee: employeeRegular + employeeMpf,
        employer: employerRegular + employerMpf + ec,
      }
    }),
    'SSS contributions',
  ),
)
export type SssRow = NonNullable<(typeof contributions.blocks)[number]['law']>[number]

export const otherMembers = sssFile.history('other_members', (block) => ({
  rate: block.rate('rate'),
  leastOfOfw: block.amount('least credit of land based ofw'),
}))
