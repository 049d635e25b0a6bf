/** What letters to people and letters about them to others have in common: listed, looked at, printed, thrown away, withdrawn. */
import type { z } from 'zod'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import type { lettersQuery } from '../contract/types.ts'
import { type Audience, mayBeWithdrawn, type Texts } from '../model/letter.ts'
import { type Acting, happened, held } from './acting.ts'
import { judgedLetter } from './judged.ts'
import { type LetterRow, lettersOf, removeLetterRow, sealedTexts, setLetter, textsOf } from './letter-store.ts'
import { letterRowView, letterView } from './letter-view.ts'
import { type Printing, printedLetter } from './paper.ts'
import { tellOfLetters } from './telling.ts'

type ById = { readonly params: { readonly id: string } }
type Reading = Pick<Acting, 'company' | 'seal'>

export const listed = (
  { company, query }: Reading & { readonly query: z.output<typeof lettersQuery> },
  audience: Audience,
) =>
  company.read(async (tx) => {
    const { page, per_page, status, employee_id: employeeId, search } = query
    const paging = page === undefined ? undefined : { page, perPage: per_page }
    const wanted = { audience, status, employeeId, search, page: paging }
    const { rows, total } = await lettersOf(tx, company.companyId, wanted)
    return reply(rows.map(letterRowView), page === undefined ? {} : { meta: { page, per_page, total } })
  })

export async function looked(call: Reading & ById, audience: Audience) {
  const row = await one(call, audience)
  return row ? letterView(row, call.seal) : notFound()
}

export async function printed(call: Printing & ById, audience: Audience) {
  const row = await one(call, audience)
  return row ? printedLetter(call, row) : notFound()
}

async function one({ company, params }: Reading & ById, audience: Audience): Promise<LetterRow | undefined> {
  return (await company.read((tx) => lettersOf(tx, company.companyId, { ids: [params.id], audience }))).rows[0]
}

/** Nobody was sent a draft, so it goes without a trace but that it was there. */
export async function thrownAway(tx: Tx, call: Acting & ById, audience: Audience) {
  const row = await held(tx, call, call.params.id, audience)
  if (row.status !== 'draft') return problem('documents.is-sent')
  await removeLetterRow(tx, call.company.companyId, row.id)
  await happened(tx, call, 'documents.draft-removed', row)
  return reply(null, { messageKey: 'documents.draft-removed' })
}

/** The letter stays to be seen, as withdrawn. */
export async function withdrawn(
  tx: Tx,
  call: Acting & ById & { readonly body: { readonly reason: string } },
  audience: Audience,
) {
  const row = await held(tx, call, call.params.id, audience)
  if (!mayBeWithdrawn(row)) throw new Refusal(problem('documents.not-sent'))
  const now = call.clock.now()
  const { reason } = call.body
  const fields = { status: 'withdrawn', withdrawn_at: now.toISOString(), withdrawn_reason: reason } as const
  await setLetter(tx, call.company.companyId, row.id, fields)
  await tellOfLetters(tx, call.company.companyId, 'withdrawn', [row], now)
  const after = await held(tx, call, row.id)
  await happened(tx, call, 'documents.withdrawn', after, { after: { reason } })
  return reply(letterView(after, call.seal), { messageKey: 'documents.withdrawn' })
}

type Words = Partial<Texts & Pick<LetterRow, 'name' | 'language'>>
type Others = Partial<Pick<LetterRow, 'answer' | 'due_on' | 'recipient_name' | 'recipient_address'>>

/** Stores what differs, and says so in the log; the words themselves stand in no log. */
export async function rewritten(tx: Tx, call: Acting, before: LetterRow, words: Words, others: Others) {
  const former = textsOf(call.seal, before)
  const { name = before.name, language = before.language } = words
  const texts = judgedLetter(language, { ...former, ...words })
  const isSame = JSON.stringify(texts) === JSON.stringify(former)
  const body = isSame ? {} : { body: sealedTexts(call.seal, texts) }
  await setLetter(tx, call.company.companyId, before.id, { name, language, ...others, ...body })
  const after = await held(tx, call, before.id)
  await happened(tx, call, 'documents.letter-changed', after, { before: told(before), after: told(after) })
  return reply(letterView(after, call.seal), { messageKey: 'documents.letter-stored' })
}

const told = ({ name, language, answer, due_on, recipient_name }: LetterRow) => ({
  ...{ name, language, answer, due_on, recipient_name },
})
