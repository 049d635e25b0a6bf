/**
 * A report that was kept, as it can be read now by whoever reads it: columns that are gone or not theirs are left out and
 * said so; a condition on such a field would let other rows through, so the report is refused until somebody mends it.
 */

import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { ReportSubject } from '#platform/reports/server/report-subject.ts'
import { fieldName } from '#platform/reports/server/report-subject.ts'
import type { Definition } from '../model/definition.ts'
import { closedTo, type Fields, fieldOf, fieldsFor, type Looking, type Subjects, subjectOf } from './looking.ts'

export type Note = { readonly text: string; readonly field: string | null }
export type Readable = {
  readonly subject: ReportSubject
  readonly fields: Fields
  readonly definition: Definition
  readonly notes: readonly Note[]
}

export function readable(subjects: Subjects, looking: Looking, kept: Definition): Readable {
  const subject = subjectOf(subjects, kept.subject)
  if (!subject)
    throw new Refusal(problem('reports.closed', { params: { why: said(looking, 'reports.unknown-subject') } }))
  const closed = closedTo(looking, subject)
  if (closed) throw new Refusal(problem('reports.closed', { params: { why: said(looking, closed) } }))
  const fields = fieldsFor(looking, subject)
  const lost = kept.filters.filter(({ field }) => !fieldOf(fields, field))
  const columns = kept.columns.filter(({ field }) => fieldOf(fields, field))
  if (lost.length > 0 || columns.length === 0) {
    const names = (lost.length > 0 ? lost : kept.columns).map(({ field }) => nameOf(looking, subject, field))
    throw new Refusal(problem('reports.not-readable', { params: { fields: names } }))
  }
  const order = {
    sorts: kept.sorts.filter(({ field }) => fieldOf(fields, field)),
    groups: kept.groups.filter((name) => fieldOf(fields, name)),
  }
  return {
    subject,
    fields,
    definition: { ...kept, columns, ...order, detail: kept.detail || order.groups.length === 0 },
    notes: leftOut(looking, subject, kept, fields),
  }
}

/** Told of each name once, whether it is a column, a group or the order. */
export function leftOut(looking: Looking, subject: ReportSubject, kept: Definition, fields: Fields): Note[] {
  const named = [...kept.columns.map(({ field }) => field), ...kept.sorts.map(({ field }) => field), ...kept.groups]
  return [...new Set(named)].flatMap((field) => {
    if (fieldOf(fields, field)) return []
    const key = fieldOf(subject.fields, field) ? 'reports.left-out' : 'reports.gone'
    return [{ field, text: looking.say(looking.language, key, { field: nameOf(looking, subject, field) }) }]
  })
}

/** Conditions on what the company no longer has: they find nothing of it. */
export async function goneNotes(tx: Tx, looking: Looking, { definition, fields }: Readable): Promise<Note[]> {
  const notes: Note[] = []
  for (const { field, values } of definition.filters) {
    const known = fieldOf(fields, field)
    if (!known?.listed || values.length === 0) continue
    const there = new Set(
      (await known.listed.names(tx, looking.company.companyId, looking.language)).map(({ id }) => id),
    )
    const gone = values.filter((one) => !there.has(one)).length
    if (gone > 0)
      notes.push({
        field,
        text: looking.say(looking.language, 'reports.choice-gone', {
          field: fieldName(looking.say, looking.language, known),
          count: gone,
        }),
      })
  }
  return notes
}

const said = ({ say, language }: Looking, key: string): string => say(language, key)
const nameOf = (looking: Looking, subject: ReportSubject, field: string): string => {
  const known = fieldOf(subject.fields, field)
  return known ? fieldName(looking.say, looking.language, known) : field
}
