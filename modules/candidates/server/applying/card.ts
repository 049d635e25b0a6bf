/** A new card, and what stands beside one that is there: from what somebody sent, by the names of its fields alone. */
import type { z } from 'zod'
import { amountOf, amountText } from '#kernel/money.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Person } from '../../contract/types.ts'
import type { Answer } from '../../model/answers.ts'
import { phoneDigits } from '../../model/same-person.ts'
import type { NewCandidate, NewRepeat } from '../candidate-store.ts'

export type Given = {
  readonly person: z.output<typeof Person>
  readonly answers: readonly Answer[]
  readonly fileId: string | null
  readonly now: Date
  readonly consent?: Readonly<Record<string, string>>
  /** Sealed. */
  readonly identity?: string | null
}

export function newCard(card: Given & { readonly id: string; readonly vacancyId: string }): NewCandidate {
  const { id, vacancyId, person, answers, fileId, now } = card
  return {
    id,
    vacancy_id: vacancyId,
    advertisement_id: null,
    full_name: person.full_name,
    email: person.email,
    phone: person.phone,
    phone_digits: phoneDigits(person.phone),
    country_code: person.country_id ?? null,
    identity_number: null,
    expected_salary: person.expected_salary ?? null,
    available_from: person.available_from ?? null,
    cover_letter: person.cover_letter || null,
    source: person.source || null,
    answers,
    resume_file: fileId,
    language: 'en',
    consent_version: null,
    consented_at: null,
    consent_language: null,
    talent_pool: person.talent_pool ?? false,
    status: 'pending',
    stage_since: now.toISOString(),
    token_digest: null,
    created_at: now.toISOString(),
  }
}

export function newRepeat(candidateId: string, { person, answers, fileId, now, consent, identity }: Given): NewRepeat {
  return {
    id: newId(now.getTime()),
    candidate_id: candidateId,
    given: { ...fieldsOf(person), ...consent, identity_number: identity ?? null, answers },
    resume_file: fileId,
    at: now.toISOString(),
    token_digest: null,
  }
}

const fieldsOf = (given: Given['person']) => ({
  full_name: given.full_name,
  email: given.email,
  phone: given.phone,
  country_id: given.country_id ?? null,
  expected_salary: given.expected_salary === undefined ? null : amountText(amountOf(given.expected_salary)),
  available_from: given.available_from ?? null,
  cover_letter: given.cover_letter ?? null,
  source: given.source ?? null,
  talent_pool: given.talent_pool ?? false,
})
