/** Lines whose layout is dated law (statutory/my/files): asked of the engine one by one, refusals gathered by person. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { PersonForFiles } from '#modules/employees/model/public.ts'
import { isRefusedAnswer, workOut } from '#statutory/work-out.ts'
import type { NoFile, PersonAndField } from '../file-input.ts'
import { latinText } from '../plain-text.ts'

type Given = Readonly<Record<string, string | number>>
type Asked = { readonly person: PersonForFiles; readonly given: Given }

export function lawLines(scheme: string, on: PlainDate, asked: readonly Asked[]): readonly string[] | NoFile {
  const lines: string[] = []
  const about: PersonAndField[] = []
  for (const { person, given } of asked) {
    const line = lawLine(scheme, on, given)
    if (typeof line === 'string') lines.push(line)
    else about.push({ staffId: person.staffId, fullName: person.fullName, field: line.refused })
  }
  return about[0] ? { refused: 'payroll.file-cannot-hold', field: about[0].field, about } : lines
}

/** The line, or the key that the layout refuses. */
export function lawLine(scheme: string, on: PlainDate, given: Given): string | { readonly refused: string } {
  const { answer } = workOut(scheme, on, given)
  if (isRefusedAnswer(answer)) return { refused: answer.key }
  return String(answer.line)
}

/** People whose names have no Latin letter: the authority knows them by the name on the identity card. */
export function withoutLatinName(people: readonly PersonForFiles[]): readonly PersonAndField[] {
  return people
    .filter(({ fullName }) => !/[A-Za-z]/.test(latinText(fullName)))
    .map(({ staffId, fullName }) => ({ staffId, fullName, field: 'latin_name' }))
}

/** CRLF after every line, the last one too. */
export const textFile = (name: string, lines: readonly string[]) => ({
  name,
  content: {
    kind: 'text' as const,
    type: 'text/plain; charset=us-ascii',
    text: lines.map((line) => `${line}\r\n`).join(''),
  },
})
