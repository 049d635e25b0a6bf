/** A file for an agency made of its layout: a missing number names person and field, and its sums are the run's or there is none. */
import { type Amount, amountOf, amountText, sumOf } from '#kernel/money.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import type { FileInput, MadeFile, NoFile, PersonAndField, Repaid } from '../file-input.ts'
import type { FileStanding } from '../file-standing.ts'
import { bareNumber, latinText, textOf } from '../plain-text.ts'
import { type Entry, entriesOf, figureOf } from '../run-sums.ts'
import { filledRecords } from './filled-records.ts'
import { namesInLatin, type RecordLayout } from './record-layout.ts'
import type { Values } from './value.ts'
import { figureValues, personValues, repaidValues, wholeValues } from './values.ts'

type AgencyLine = { readonly person: PersonForFiles; readonly values: Values }

export type AgencyFile = {
  readonly name: string
  readonly standing: FileStanding
  /** Numbers of the employer without which there is none. */
  readonly needs: readonly string[]
  /** What everybody listed has to have: facts of the country, and `identity_number`. */
  readonly asks: readonly string[]
  readonly layout: RecordLayout
  readonly fileName: (input: FileInput) => string
  /** Whoever has any of these is listed; without it the loans that go to an agency are. */
  readonly listed: readonly string[] | ((repaid: Repaid) => boolean)
  readonly more?: (entry: Entry, input: FileInput) => Values
  /** Of a loan, where loans are listed. */
  readonly ofLoan?: (repaid: Repaid) => Values
  readonly whole?: (input: FileInput, lines: readonly Values[]) => Values
  /** The figures of the run that each value comes to, all lines together. */
  readonly comesTo: Readonly<Record<string, readonly string[]>>
  /** Values that only together come to figures of the run. */
  readonly inAll?: { readonly values: readonly string[]; readonly figures: readonly string[] }
  /** Figures whose sums since the year began are told. */
  readonly year?: readonly string[]
}

export function agencyFile(file: AgencyFile, input: FileInput, layout: RecordLayout = file.layout): MadeFile | NoFile {
  const missing = file.needs.find((number) => !bareNumber(textOf(input.employer.numbers[number])))
  if (missing) return { refused: 'payroll.file-needs', field: missing, about: [] }
  const lines = linesOf(file, input)
  const about = lines.flatMap(({ person, values }) => lackingOf(file, layout, person, values))
  if (about[0]) return { refused: 'payroll.file-needs', field: about[0].field, about }

  const people = lines.map(({ values }, at) => ({ ...values, line_number: String(at + 1) }))
  const whole = { ...nothing(layout), ...wholeValues(input, people), ...file.whole?.(input, people) }
  const made = filledRecords(layout, whole, people, input.inBig5)
  if ('unfit' in made) {
    const person = lines[made.line]?.person
    const field = made.why === 'letters' ? 'big5_name' : made.unfit
    return { refused: 'payroll.file-cannot-hold', field, about: person ? [named(person, field)] : [] }
  }
  return differs(file, input, people, made.sums) ?? { name: file.fileName(input), content: made.content }
}

/** Where nobody is listed every sum is nothing, and stands so. */
const nothing = ({ header, trailer }: RecordLayout): Values =>
  Object.fromEntries(
    [...header, ...trailer].flat().flatMap(({ value = '' }) => (value.startsWith('total_') ? [[value, 0n]] : [])),
  )

function linesOf({ listed, more, ofLoan }: AgencyFile, input: FileInput): AgencyLine[] {
  const entries = entriesOf(input)
  if (typeof listed === 'function') {
    const people = new Map(entries.map((entry) => [entry.person.id, entry]))
    return (input.repaid ?? []).filter(listed).flatMap((repaid) => {
      const entry = people.get(repaid.employeeId)
      if (!entry) return []
      const values = { ...figureValues(entry), ...personValues(entry.person), ...repaidValues(repaid) }
      return [{ person: entry.person, values: { ...values, ...more?.(entry, input), ...ofLoan?.(repaid) } }]
    })
  }
  return entries
    .filter(({ payslip }) => listed.some((figure) => figureOf(payslip, figure) > 0n))
    .map((entry) => ({
      person: entry.person,
      values: { ...figureValues(entry), ...personValues(entry.person), ...more?.(entry, input) },
    }))
}

const named = ({ staffId, fullName }: PersonForFiles, field: string): PersonAndField => ({ staffId, fullName, field })

function lackingOf({ asks }: AgencyFile, layout: RecordLayout, person: PersonForFiles, values: Values) {
  const empty = asks.filter((name) => values[name] === undefined || values[name] === '')
  const unnamed = namesInLatin(layout) && !/[A-Za-z]/.test(latinText(person.fullName)) ? ['latin_name'] : []
  return [...empty, ...unnamed].map((field) => named(person, field))
}

/** What stands in the file, and what was not written into it at all, against the run. */
function differs(
  { comesTo, inAll, listed }: AgencyFile,
  input: FileInput,
  people: readonly Values[],
  inFile: Readonly<Record<string, Amount>>,
): NoFile | undefined {
  for (const [value, figures] of Object.entries(comesTo)) {
    const sum = inFile[value] ?? (people.length === 0 ? 0n : undefined)
    if (sum === undefined) continue
    const inRun =
      typeof listed === 'function'
        ? sumOf((input.repaid ?? []).filter(listed).map(({ amount }) => amountOf(amount)))
        : ofRun(input, figures)
    if (sum !== inRun) return differing(value, sum, inRun)
  }
  const parts = inAll?.values.map((value) => inFile[value])
  if (!inAll || !parts || people.length === 0 || parts.some((part) => part === undefined)) return undefined
  const sum = sumOf(parts.map((part) => part ?? 0n))
  const inRun = ofRun(input, inAll.figures)
  return sum === inRun ? undefined : differing(inAll.figures[0] ?? '', sum, inRun)
}

const ofRun = ({ totals }: FileInput, figures: readonly string[]): Amount =>
  sumOf(figures.map((figure) => amountOf(String(totals[figure] ?? '0'))))

const differing = (figure: string, sum: Amount, inRun: Amount): NoFile => ({
  ...{ refused: 'payroll.file-differs', figure, inFile: amountText(sum), inRun: amountText(inRun) },
})
