/** The family of one person. */
import type { z } from 'zod'
import { type Handler, on } from '#platform/http/server/handler.ts'
import {
  addFamilyMember,
  changeFamilyMember,
  FamilyMember,
  family,
  familyFields,
  removeFamilyMember,
} from '../../contract/record/family.ts'
import type { Errors } from '../places.ts'
import { type EntryKind, entriesFor } from './entries.ts'
import type { Entry } from './entry-store.ts'

type Row = z.input<typeof FamilyMember>

export const familyKind: EntryKind<Row> = {
  table: 'family_members',
  word: 'family',
  columns: Object.keys(familyFields),
  sealed: ['identity_number'],
  judge: ({ birth_date: born }, today): Errors =>
    typeof born === 'string' && born > today ? { birth_date: ['employees.in-the-future'] } : {},
  shown: (entry: Entry) => FamilyMember.parse(entry),
}

const entries = entriesFor(familyKind)

export const familyHandlers: readonly Handler[] = [
  on(family, (call) => entries.list(call, call.params.id)),
  on(addFamilyMember, (call) => entries.add(call, call.params.id, call.body)),
  on(changeFamilyMember, (call) => entries.change(call, call.params, call.body)),
  on(removeFamilyMember, (call) => entries.remove(call, call.params)),
]
