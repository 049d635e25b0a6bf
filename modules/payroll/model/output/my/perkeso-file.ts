/** PERKESO: SOCSO, EIS and (since June 2026) SKBBK in one text file, a line for everybody with a contribution. */
import { amountText, sumOf } from '#kernel/money.ts'
import { lastDayOf, yearMonthText } from '#kernel/plain-date.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import type { FileInput, MadeFile, NoFile } from '../file-input.ts'
import { bareNumber, fitted, latinText, textOf } from '../plain-text.ts'
import { differing, entriesOf, figureOf } from '../run-sums.ts'
import { lawLines, textFile, withoutLatinName } from './law-lines.ts'

const CONTRIBUTIONS = ['socso_employer', 'socso_employee', 'eis_employer', 'eis_employee', 'skbbk_employee'] as const
/** Where the contributions stand in a line, for reading them back; the width of a name. */
const PLACES = { first: 214, width: 6 } as const
const NAME_WIDTH = 150

export function perkesoFile(input: FileInput): MadeFile | NoFile {
  const code = bareNumber(textOf(input.employer.numbers.socso_employer_code))
  if (!code || code.length > 12) return { refused: 'payroll.file-needs', field: 'socso_employer_code', about: [] }
  const insured = entriesOf(input).filter(({ payslip }) =>
    CONTRIBUTIONS.some((figure) => figureOf(payslip, figure) > 0n),
  )
  const people = insured.map(({ person }) => person)
  const about = [
    ...people
      .filter((person) => !numberOf(person))
      .map(({ staffId, fullName }) => ({ staffId, fullName, field: 'identity_number' })),
    ...withoutLatinName(people),
  ]
  if (about[0]) return { refused: 'payroll.file-needs', field: about[0].field, about }

  const lines = lawLines(
    'my.perkeso_line',
    lastDayOf(input.period),
    insured.map(({ person, payslip }) => ({
      person,
      given: {
        employer_number: code,
        company_number: registration(textOf(input.employer.numbers.company_registration_number)),
        identity_number: numberOf(person),
        name: fitted(latinText(person.fullName), NAME_WIDTH),
        wages: amountText(figureOf(payslip, 'socso_wages')),
        ...Object.fromEntries(CONTRIBUTIONS.map((figure) => [figure, amountText(figureOf(payslip, figure))])),
      },
    })),
  )
  if ('refused' in lines) return lines
  const inFile = Object.fromEntries(CONTRIBUTIONS.map((figure, place) => [figure, sumOf(lines.map(sen(place)))]))
  return differing(input, inFile) ?? textFile(`PERKESO_${code}_${yearMonthText(input.period)}.txt`, lines)
}

/** MyKad first; foreign workers have a number of PERKESO's own (SSFW), and until then their passport. */
function numberOf({ identityNumber, passportNumber, statutory }: PersonForFiles): string {
  return (
    bareNumber(identityNumber ?? '') || bareNumber(textOf(statutory.socso_number)) || bareNumber(passportNumber ?? '')
  )
}

/** '202001012345 (1234567-A)': the new number alone; left out where it still does not fit. */
function registration(number: string): string {
  const first = latinText(number).split(/[\s(]/)[0] ?? ''
  return first.length <= 20 ? first : ''
}

const sen =
  (place: number) =>
  (line: string): bigint => {
    const digits = line.slice(PLACES.first + place * PLACES.width, PLACES.first + (place + 1) * PLACES.width)
    return BigInt(digits.trim() || '0')
  }
