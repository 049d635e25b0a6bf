/** Files of yearly forms. Each comes to the form's own totals, or there is none. */
import { amountOf, sumOf } from '#kernel/money.ts'
import { personAtFault } from '#modules/employees/model/public.ts'
import { type FileReply, fileReply, notFound, type Problem, problem } from '#platform/http/server/answers.ts'
import { big5Bytes, isInBig5 } from '#platform/sheets/server/big5.ts'
import { cp8dFile } from '../model/my/cp8d.ts'
import { alphalistFile, inPesos, wholePesos } from '../model/ph/alphalist.ts'
import { dprFile } from '../model/tw/supplementary-premium.ts'
import { u8File } from '../model/tw/withholding-statement.ts'
import type { Gathered, PersonForm } from './gather.ts'
import type { Telling } from './view.ts'

/** Without these there is no line; the rest may be missing. */
const needed = ['identity_number', 'tax_number', 'tin', 'region', 'sector']

export function formFile(found: Gathered, part: string | undefined, telling: Telling): FileReply | Problem {
  const { form, at, people, lacking } = found
  const wanted = part ?? form.parts[0]
  if (!wanted || !form.parts.includes(wanted)) return notFound()
  const employer = lacking.find((field) => field !== 'left_country')
  if (employer) return needs(employer, [], found, telling)
  if (form.name === 'cp8d' && wanted === 'P') {
    const without = people.filter(({ line }) => line === undefined)
    const field = without[0]?.lacking.find((one) => one !== 'earlier_months')
    if (field) return needs(field, without, found, telling)
  }
  const listed = people.filter((one) => !one.lacking.includes('non_resident'))
  if (form.name !== 'cp8d') {
    const field = needed.find((one) => listed.some(({ lacking: of }) => of.includes(one)))
    if (field)
      return needs(
        field,
        listed.filter(({ lacking: of }) => of.includes(field)),
        found,
        telling,
      )
  }
  if (form.name === 'cp8d') {
    const lines = people.flatMap(({ line }) => line ?? [])
    const same = wanted === 'M' || columnOf(lines, '|', 18) === amountOf(found.totals.mtd ?? '0')
    return same ? textFile(cp8dFile(wanted, at, lines)) : problem('payforms.file-differs')
  }
  if (form.name === 'withholding_statement') {
    if (!at.company.details.tax_office_code) return needs('tax_office_code', [], found, telling)
    const { name, text } = u8File(at, listed)
    return sameAs(text, listed) ? textFile({ name, text }) : problem('payforms.file-differs')
  }
  if (form.name === 'supplementary_premium') {
    const { name, text } = dprFile(
      at,
      listed.map(({ of }) => of),
    )
    const unknown = listed.filter(({ of: { person } }) => !isInBig5(person.fullName))
    if (unknown.length > 0) return needs('big5_name', unknown, found, telling)
    const same = premiumsIn(text) === amountOf(found.totals.premium ?? '0')
    if (!same) return problem('payforms.file-differs')
    return fileReply(name, 'text/csv; charset=big5', big5Bytes(text))
  }
  const made = alphalistFile(
    at,
    listed.map(({ of }) => of),
    found.chosen,
  )
  if (!('refused' in made))
    return controlled(made.text, found, listed) ? textFile(made) : problem('payforms.file-differs')
  return needs(
    made.refused,
    people.filter(({ of }) => of === made.of),
    found,
    telling,
  )
}

const linesIn = (text: string): string[] => text.split('\r\n').filter((line) => line !== '')
/** What a field comes to in all lines; it may be empty. */
const columnOf = (lines: readonly string[], parted: string, field: number): bigint =>
  sumOf(lines.map((line) => amountOf(line.split(parted)[field] || '0')))

/** Pay, tax and what is left of every line, against the figures. */
const sameAs = (text: string, people: readonly PersonForm[]): boolean =>
  ['gross', 'tax', 'net'].every(
    (figure, at) =>
      columnOf(linesIn(text), '|', 7 + at) ===
      sumOf(people.map(({ figures }) => amountOf(whole(figures[figure] ?? '0')))),
  )

/** The seventh field of every line of a payment. */
const premiumsIn = (text: string): bigint =>
  columnOf(
    linesIn(text).filter((line) => line.startsWith('2,')),
    ',',
    6,
  )

/** Where both control records have a figure of the form: its pay, its tax, and what was withheld of it. */
const controls: readonly (readonly [figure: string, first: number, second: number])[] = [
  ['gross', 16, 19],
  ['taxable', 26, 34],
  ['tax_due', 29, 37],
  ['withheld_jan_nov', 31, 39],
  ['withheld_december', 32, 40],
  ['over_withheld', 33, 41],
  ['withheld', 34, 42],
]

function controlled(text: string, { at }: Gathered, people: readonly PersonForm[]): boolean {
  const record = (name: string) => linesIn(text).filter((line) => line.startsWith(`${name},`))
  const pesos = inPesos(at)
  return controls.every(([figure, first, second]) => {
    const inFile = columnOf(record('C1'), ',', first) + columnOf(record('C2'), ',', second)
    const onForm = people.map(({ figures }) => {
      const amount = amountOf(figures[figure] ?? '0')
      return pesos && figures.schedule === '2' ? wholePesos(amount) : amount
    })
    return inFile === sumOf(onForm)
  })
}
const whole = (text: string): string => text.replace(/\.\d\d$/, '')

function needs(
  field: string,
  about: readonly PersonForm[],
  { country }: Pick<Gathered, 'country'>,
  { say, language }: Telling,
): Problem {
  const text = say(language, `payforms.missing.${field}`)
  return problem('payforms.file-needs', {
    params: { field: text },
    errors: { [field]: ['payforms.file-needs-field'] },
    data: about.map(({ of: { person } }) => `${person.staffId} ${person.fullName}: ${text}`),
    ...(about.length > 0 && {
      extra: {
        people: about.map(({ of: { person } }) => personAtFault(person, country, field, text)),
      },
    }),
  })
}

const textFile = ({ name, text }: { readonly name: string; readonly text: string }): FileReply =>
  fileReply(name, 'text/plain; charset=utf-8', Buffer.from(text))
