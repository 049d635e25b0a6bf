/** Files of yearly forms. Each comes to the form's own totals, or there is none. */
import { amountOf, sumOf } from '#kernel/money.ts'
import { type FileReply, fileReply, notFound, type Problem, problem } from '#platform/http/server/answers.ts'
import { cp8dFile } from '../model/my/cp8d.ts'
import { alphalistFile } from '../model/ph/bir1604c.ts'
import { u8File } from '../model/tw/withholding-statement.ts'
import type { Gathered, PersonForm } from './gather.ts'
import type { Telling } from './view.ts'

/** Without these there is no line; the rest may be missing. */
const needed = ['identity_number', 'tax_number', 'tin', 'region']

export function formFile(found: Gathered, part: string | undefined, telling: Telling): FileReply | Problem {
  const { form, at, people, lacking } = found
  const wanted = part ?? form.parts[0]
  if (!wanted || !form.parts.includes(wanted)) return notFound()
  const employer = lacking.find((field) => field !== 'left_country')
  if (employer) return needs(employer, [], telling)
  if (form.name === 'cp8d' && wanted === 'P') {
    const without = people.filter(({ line }) => line === undefined)
    const field = without[0]?.lacking.find((one) => one !== 'earlier_months')
    if (field) return needs(field, without, telling)
  }
  const listed = people.filter(
    (one) => !one.lacking.some((field) => field === 'non_resident' || field === 'schedule_2'),
  )
  if (form.name !== 'cp8d') {
    const field = needed.find((one) => listed.some(({ lacking: of }) => of.includes(one)))
    if (field)
      return needs(
        field,
        listed.filter(({ lacking: of }) => of.includes(field)),
        telling,
      )
  }
  if (form.name === 'cp8d')
    return textFile(
      cp8dFile(
        wanted,
        at,
        people.flatMap(({ line }) => line ?? []),
      ),
    )
  if (form.name === 'withholding_statement') {
    if (!at.company.details.tax_office_code) return needs('tax_office_code', [], telling)
    const { name, text } = u8File(at, listed)
    return sameAs(text, listed) ? textFile({ name, text }) : problem('payforms.file-differs')
  }
  const made = alphalistFile(
    at,
    listed.map(({ of }) => of),
  )
  if (!('refused' in made)) return textFile(made)
  const which = /^employees\[(\d+)\]\.(.+)$/.exec(made.refused)
  const person = which ? listed[Number(which[1])] : undefined
  return needs(which?.[2] ?? made.refused, person ? [person] : [], telling)
}

/** The eighth field of every line, against the figures. */
const sameAs = (text: string, people: readonly PersonForm[]): boolean => {
  const inFile = text.split('\r\n').flatMap((line) => (line ? [amountOf(line.split('|')[7] ?? '0')] : []))
  return sumOf(inFile) === sumOf(people.map(({ figures }) => amountOf(whole(figures.gross ?? '0'))))
}
const whole = (text: string): string => text.replace(/\.\d\d$/, '')

function needs(field: string, about: readonly PersonForm[], { say, language }: Telling): Problem {
  const text = say(language, `payforms.missing.${field}`)
  return problem('payforms.file-needs', {
    params: { field: text },
    errors: { [field]: ['payforms.file-needs-field'] },
    data: about.map(({ of: { person } }) => `${person.staffId} ${person.fullName}: ${text}`),
  })
}

const textFile = ({ name, text }: { readonly name: string; readonly text: string }): FileReply =>
  fileReply(name, 'text/plain; charset=utf-8', Buffer.from(text))
