/** EPF: the monthly contribution sheet that KWSP's employer portal takes (e-Caruman), members with a contribution only. */
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { yearMonthText } from '#kernel/plain-date.ts'
import { cellsOf, csvLine } from '../csv-lines.ts'
import type { FileInput, MadeFile, NoFile } from '../file-input.ts'
import { bareNumber, textOf } from '../plain-text.ts'
import { differing, type Entry, entriesOf, figureOf } from '../run-sums.ts'

const EPF_COLUMNS = ['Member No', 'IC No', 'Name', 'Salary', 'Employer share (EM)', 'Employee share (EMP)'] as const

export function epfFile(input: FileInput): MadeFile | NoFile {
  const number = bareNumber(textOf(input.employer.numbers.epf_employer_number))
  if (!number) return { refused: 'payroll.file-needs', field: 'epf_employer_number', about: [] }
  const members = entriesOf(input).filter(
    ({ payslip }) => figureOf(payslip, 'epf_employee') > 0n || figureOf(payslip, 'epf_employer') > 0n,
  )
  const about = members.flatMap((member) => lacking(member))
  if (about[0]) return { refused: 'payroll.file-needs', field: about[0].field, about }

  const lines = members.map(({ person, payslip }) =>
    csvLine([
      memberNumber(person.statutory.epf_number),
      identityOf(person),
      person.fullName,
      ...['epf_wages', 'epf_employer', 'epf_employee'].map((figure) => amountText(figureOf(payslip, figure))),
    ]),
  )
  const sumOfColumn = (at: number) => sumOf(lines.map((line) => amountOf(cellsOf(line)[at] ?? '')))
  return (
    differing(input, { epf_employer: sumOfColumn(4), epf_employee: sumOfColumn(5) }) ?? {
      name: `EPF_${number}_${yearMonthText(input.period)}.csv`,
      content: {
        kind: 'text',
        type: 'text/csv; charset=utf-8',
        text: [csvLine(EPF_COLUMNS), ...lines].map((line) => `${line}\r\n`).join(''),
      },
    }
  )
}

const memberNumber = (value: string | number | boolean | null | undefined): string => bareNumber(textOf(value))
const identityOf = ({ identityNumber, passportNumber }: Entry['person']): string =>
  bareNumber(identityNumber ?? '') || bareNumber(passportNumber ?? '')

function lacking({ person }: Entry) {
  const { staffId, fullName } = person
  const fields = [
    memberNumber(person.statutory.epf_number) ? [] : ['epf_number'],
    identityOf(person) ? [] : ['identity_number'],
  ]
  return fields.flat().map((field) => ({ staffId, fullName, field }))
}
