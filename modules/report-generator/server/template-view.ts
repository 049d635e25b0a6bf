/** A report as it is answered, with what of it is not as it was when it was written. */
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Definition } from '../model/definition.ts'
import { dueAfter, dueNow } from '../model/due.ts'
import { standardReports } from '../model/standard.ts'
import { closedTo, fieldOf, fieldsFor, type Looking, type Subjects, subjectOf, todayOf } from './looking.ts'
import { leftOut } from './readable.ts'
import type { TemplateRow } from './template-store.ts'

export type Template = {
  readonly id: string
  readonly name: string
  readonly owner: { readonly id: string; readonly name: string } | null
  readonly is_shared: boolean
  readonly definition: Definition
  readonly revision: number
  readonly schedule: TemplateRow['schedule']
}

/** Those that come with the product, with the columns of the company's country. */
export const standardTemplates = ({ session, say, language }: Looking): Template[] =>
  standardReports.map(({ key, definition }) => ({
    ...{ id: `standard-${key}`, name: say(language, `reports.standard.${key}`), owner: null, is_shared: true },
    ...{ definition: definition(session.country ?? 'MY'), revision: 1, schedule: null },
  }))

export const keptTemplate = ({ owner_id, owner_name, ...row }: TemplateRow): Template => ({
  ...row,
  owner: { id: owner_id, name: owner_name },
})

export function templateView(
  subjects: Subjects,
  looking: Looking,
  template: Template,
  favourites: ReadonlySet<string>,
) {
  const { say, language, session } = looking
  const { id, name, owner, is_shared, definition, revision } = template
  const subject = subjectOf(subjects, definition.subject)
  const closed = subject ? closedTo(looking, subject) : 'reports.unknown-subject'
  const fields = subject ? fieldsFor(looking, subject) : {}
  const shown = definition.columns.map(({ field }) => fieldOf(fields, field))
  return {
    ...{ id, name, is_shared, revision, subject: definition.subject },
    subject_name: subject ? say(language, subject.word) : definition.subject,
    owner: owner?.name ?? null,
    mine: owner?.id === session.accountId,
    is_standard: owner === null,
    is_favourite: favourites.has(id),
    is_noted: shown.some((field) => field?.noted),
    closed: closed ? say(language, closed) : null,
    scheduled: scheduledView(template, looking),
    definition: wire(definition),
    notes: subject && !closed ? leftOut(looking, subject, definition, fields) : [],
  }
}

function scheduledView({ schedule }: Template, looking: Looking) {
  if (!schedule) return null
  const { since, done_for, stopped_on } = schedule
  return { stopped_on, next_on: stopped_on ? null : nextOn({ ...schedule, since, done_for }, looking) }
}

/** Today, where it is still to come today. */
export function nextOn(
  {
    every,
    weekday,
    month_day,
    since,
    done_for,
  }: Pick<NonNullable<TemplateRow['schedule']>, 'every' | 'weekday' | 'month_day' | 'since' | 'done_for'>,
  looking: Pick<Looking, 'clock' | 'session'>,
) {
  const today = todayOf(looking)
  const rhythm = { every, weekday, month_day }
  const due = dueNow(
    { ...rhythm, since: plainDateOf(since), done_for: done_for === null ? null : plainDateOf(done_for) },
    today,
  )
  return due ? today : dueAfter(rhythm, today)
}

/** What may be missing in what was sent is null in what is answered. */
export const wire = ({ columns, filters, sorts, groups, when, ...rest }: Definition) => ({
  ...rest,
  columns: columns.map(({ field, heading, total }) => ({ field, heading: heading || null, total: total ?? null })),
  filters: filters.map(({ field, is, values }) => ({ field, is, values: [...values] })),
  sorts: sorts.map(({ field, desc }) => ({ field, desc })),
  groups: [...groups],
  when: { name: when.name, from: when.from ?? null, to: when.to ?? null },
})
