/** From a letter in the database to what an answer shows of it: to HR in lists and in full, and to the person. */
import type { Seal } from '#platform/secrets/server/seal.ts'
import { waitsForAnswer } from '../model/letter.ts'
import { type LetterRow, textsOf } from './letter-store.ts'

const brief = (row: LetterRow) => ({
  id: row.id,
  name: row.name,
  number: row.number,
  letter_on: row.letter_on,
  language: row.language,
  answer: row.answer,
  due_on: row.due_on,
  status: row.status,
  recipient_name: row.recipient_name,
  sent_at: row.sent_at,
  read_at: row.read_at,
  answered_at: row.answered_at,
  waits: waitsForAnswer(row),
})

export const letterRowView = (row: LetterRow) => ({
  ...brief(row),
  employee_id: row.employee_id,
  staff_id: row.staff_id,
  full_name: row.full_name,
  department: row.department,
  created_at: row.created_at,
  reminded_on: row.reminded_on,
})

const whole = (row: LetterRow, seal: Seal) => ({
  ...textsOf(seal, row),
  recipient_address: row.recipient_address,
  sent_by_name: row.sent_by_name,
  answered_name: row.answered_name,
  decline_reason: row.decline_reason,
  withdrawn_at: row.withdrawn_at,
  withdrawn_reason: row.withdrawn_reason,
  fingerprint: row.fingerprint,
})

export const letterView = (row: LetterRow, seal: Seal) => ({
  ...letterRowView(row),
  ...whole(row, seal),
  template_id: row.template_id,
  request_id: row.request_id,
})

export const ownRowView = (row: LetterRow) => ({ ...brief(row), audience: row.audience })
export const ownView = (row: LetterRow, seal: Seal) => ({ ...ownRowView(row), ...whole(row, seal) })
