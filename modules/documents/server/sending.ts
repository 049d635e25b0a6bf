/** Sends letters that are drafts: numbers, fingerprints, notices and the log, together or not at all. */
import { createHash } from 'node:crypto'
import { type PlainDate, yearOf } from '#kernel/plain-date.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { letterNumber } from '../model/letter.ts'
import type { Acting } from './acting.ts'
import { type LetterRow, markSent, takeNumbers, textsOf } from './letter-store.ts'
import { tellOfLetters } from './telling.ts'

/** In the order in which they are given, which is that of their numbers. */
export async function sent(
  tx: Tx,
  acting: Acting,
  letters: readonly LetterRow[],
  { today, what }: { readonly today: PlainDate; readonly what: 'sent' | 'issued' },
): Promise<void> {
  if (letters.length === 0) return
  const { company, clock, actor } = acting
  const now = clock.now()
  const first = await takeNumbers(tx, company.companyId, yearOf(today), letters.length)
  const sending = letters.map((letter, at) => {
    const number = letterNumber(yearOf(today), first + at)
    return { id: letter.id, number, fingerprint: fingerprintOf(letter, textsOf(acting.seal, letter), number, today) }
  })
  await markSent(tx, company.companyId, sending, { on: today, now, byName: actor.name })
  await tellOfLetters(tx, company.companyId, what, letters, now)
  const action = what === 'sent' ? 'documents.sent' : 'documents.issued'
  await record(
    tx,
    company.companyId,
    letters.map(({ id, name, full_name }, at) => ({
      action,
      subject: { kind: 'letter', id, name: `${name} · ${full_name}` },
      after: { number: sending[at]?.number },
    })),
    { actor, now },
  )
}

/** Whatever is changed of a letter after it was sent, this no longer fits. */
export const fingerprintOf = (
  { id, name, employee_id, recipient_name, recipient_address }: LetterRow,
  texts: object,
  number: string,
  day: PlainDate,
): string =>
  createHash('sha256')
    .update(JSON.stringify([id, number, day, name, employee_id, recipient_name, recipient_address, texts]))
    .digest('hex')
