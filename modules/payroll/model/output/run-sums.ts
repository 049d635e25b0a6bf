/** Payslips joined with their people, and the check that a file comes to what the run says. */
import { type Amount, amountOf, amountText } from '#kernel/money.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import type { FileInput, NoFile, PayslipInFile } from './file-input.ts'

export type Entry = { readonly person: PersonForFiles; readonly payslip: PayslipInFile }

/** In the order of staff numbers, whatever order they came in. */
export function entriesOf(input: FileInput): readonly Entry[] {
  const people = new Map(input.people.map((person) => [person.id, person]))
  return input.payslips
    .map((payslip) => {
      const person = people.get(payslip.employeeId)
      if (!person) throw new Error(`A payslip is of ${payslip.employeeId}, who is not among the people given.`)
      return { person, payslip }
    })
    .sort((one, other) => (one.person.staffId < other.person.staffId ? -1 : 1))
}

/** A figure of a payslip; nothing where the law answered none. */
export function figureOf({ figures }: PayslipInFile, name: string): Amount {
  const value = figures[name]
  return typeof value === 'string' ? amountOf(value) : 0n
}

/** The sums read back from the finished file against the run's own totals; a figure without total came to nothing. */
export function differing(input: FileInput, inFile: Readonly<Record<string, Amount>>): NoFile | undefined {
  for (const [figure, sum] of Object.entries(inFile)) {
    const inRun = amountOf(String(input.totals[figure] ?? '0'))
    if (sum !== inRun) {
      return { refused: 'payroll.file-differs', figure, inFile: amountText(sum), inRun: amountText(inRun) }
    }
  }
  return undefined
}
