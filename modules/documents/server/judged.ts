/** Checks texts: each language has its own; a template names only placeholders that exist, and a letter has none left. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { type FieldText, problem, Refusal } from '#platform/http/server/answers.ts'
import { type LetterLanguage, lackingTexts, type Texts, textsIn } from '../model/letter.ts'
import { askedIn, unknownIn } from '../model/placeholders.ts'

type Errors = Record<string, readonly FieldText[]>

const refused = (code: string, errors: Errors) => new Refusal(problem(code, { errors }))

function demandWords(language: LetterLanguage, texts: Texts): void {
  const lacking = lackingTexts(language, texts)
  if (lacking.length === 0) return
  throw refused(
    'documents.words-missing',
    Object.fromEntries(lacking.map((field) => [field, ['documents.words-missing']])),
  )
}

const FIELDS = ['title_en', 'text_en', 'title_zh', 'text_zh'] as const

/** Only what its language has, with no placeholder that is unknown. */
export function judgedTemplate<Row extends Texts & { readonly language: LetterLanguage }>(row: Row): Row {
  const texts = textsIn(row.language, row)
  demandWords(row.language, texts)
  const wrong = FIELDS.flatMap((field) => {
    const unknown = unknownIn(texts[field] ?? '')
    const holes = unknown.map((name) => `{{${name}}}`)
    return unknown.length === 0 ? [] : [[field, [{ key: 'documents.unknown-hole', params: { holes } }]] as const]
  })
  if (wrong.length > 0) throw refused('documents.unknown-hole-somewhere', Object.fromEntries(wrong))
  return { ...row, ...texts }
}

/** A letter has no placeholders left. */
export function judgedLetter(language: LetterLanguage, given: Texts): Texts {
  const texts = textsIn(language, given)
  demandWords(language, texts)
  const open = FIELDS.filter((field) => /\{\{[^{}]*\}\}/.test(texts[field] ?? ''))
  if (open.length > 0)
    throw refused('documents.hole-left', Object.fromEntries(open.map((field) => [field, ['documents.hole-left']])))
  return texts
}

export function demandDayAhead(due: PlainDate | null | undefined, today: PlainDate): void {
  if (due && due < today) throw refused('documents.due-past', { due_on: ['documents.due-past'] })
}

/** Everything that the template asks its writer is told. */
export function demandAsked(texts: Texts, asked: Readonly<Record<string, string>>): void {
  const lacking = askedIn(...FIELDS.map((field) => texts[field])).filter((name) => !asked[name])
  if (lacking.length === 0) return
  const names = lacking
  throw new Refusal(
    problem('documents.asked-missing', {
      params: { names },
      errors: { asked: [{ key: 'documents.asked-missing', params: { names } }] },
    }),
  )
}
