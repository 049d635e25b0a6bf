/** A form as callers get it: boxes with their names, people with figures, what is missing in words. */
import type { Language, Say } from '#platform/http/server/say.ts'
import type { Box, FormName as YearFormName } from '../model/form.ts'
import { formDueOn } from '../model/forms.ts'
import type { Gathered, PersonForm } from './gather.ts'

/** A form's name in words: of a year, or of a month. */
export type FormName = YearFormName | 'bir1601c'
export type Telling = { readonly say: Say; readonly language: Language }

export const boxLabel = ({ say, language }: Telling, form: FormName, key: string): string => {
  const month = /^(mtd|cp38)_(\d\d)$/.exec(key)
  if (month) return say(language, `payforms.box.pcb2ii.${month[1]}-of`, { month: month[2] ?? '' })
  const remitted = /^remitted_(\d\d)$/.exec(key)?.[1]
  if (remitted) return say(language, 'payforms.box.bir1604c.remitted-of', { month: remitted })
  return say(language, `payforms.box.${form}.${key.toLowerCase()}`)
}

export const boxesOf = (telling: Telling, form: FormName, boxes: readonly Box[]) =>
  boxes.map(({ key, kind, part, sum }) => ({
    ...{ key, kind, sum: sum ?? false },
    part: part ? telling.say(telling.language, `payforms.part.${form}.${part.toLowerCase()}`) : null,
    label: boxLabel(telling, form, key),
  }))

export function aboutForm({ form, at }: Gathered, telling: Telling) {
  return {
    form: form.name,
    year: at.year,
    standing: form.standing,
    standing_label: telling.say(telling.language, `payforms.standing.${form.standing}`),
    due_on: formDueOn(form, at.year),
    columns: boxesOf(telling, form.name, form.boxes),
  }
}

export const lackingOf = (fields: readonly string[], { say, language }: Telling) =>
  fields.map((field) => ({ field, text: say(language, `payforms.missing.${field}`) }))

export function personView({ form }: Gathered, person: PersonForm, telling: Telling) {
  const { of, figures, lacking, line, release, withdrawn, differs, delivery } = person
  return {
    employee_id: of.person.id,
    staff_id: of.person.staffId,
    full_name: of.person.fullName,
    figures,
    ...(line !== undefined && { line }),
    missing: lackingOf(lacking, telling),
    released_at: withdrawn ? null : (release?.released_at ?? null),
    withdrawn,
    differs: differs && !withdrawn,
    ...(form.name === 'withholding_statement' && { delivery }),
  }
}

type Page = { readonly page?: number | undefined; readonly per_page: number; readonly search?: string | undefined }

export function formView(found: Gathered, { page, per_page, search }: Page, telling: Telling) {
  const wanted = search?.toLowerCase()
  const people = wanted
    ? found.people.filter(({ of: { person } }) => `${person.fullName} ${person.staffId}`.toLowerCase().includes(wanted))
    : found.people
  const shown = page === undefined ? people : people.slice((page - 1) * per_page, page * per_page)
  const { form, months, totals, whole, lacking } = found
  return {
    ...aboutForm(found, telling),
    due_standing: form.due?.standing ?? null,
    months: [...months],
    total: people.length,
    people: shown.map((person) => personView(found, person, telling)),
    totals,
    figures: whole,
    figure_columns: boxesOf(telling, form.name, form.whole),
    missing: lackingOf(lacking, telling),
    parts: [...form.parts],
    handed_out: form.handedOut,
  }
}
