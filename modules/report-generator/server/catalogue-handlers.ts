/** What reports can be about, as far as it is open to whoever asks; the names of lists, for conditions on them. */

import { notFound } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import type { ReportField, ReportSubject } from '#platform/reports/server/report-subject.ts'
import { choiceName, fieldName } from '#platform/reports/server/report-subject.ts'
import { fieldNames, subjects as subjectsCall } from '../contract/catalogue.ts'
import { operatorsOf } from '../model/operators.ts'
import { closedTo, fieldOf, fieldsFor, type Looking, type Subjects, subjectOf } from './looking.ts'

export const catalogueHandlers = (subjects: Subjects): readonly Handler[] => [
  on(subjectsCall, async (call) =>
    subjects.filter((subject) => !closedTo(call, subject)).map((subject) => subjectView(subject, call)),
  ),

  on(fieldNames, (call) =>
    call.company.read(async (tx) => {
      const subject = subjectOf(subjects, call.params.subject)
      const field =
        subject && !closedTo(call, subject) ? fieldOf(fieldsFor(call, subject), call.params.field) : undefined
      if (!field?.listed) return notFound()
      const names = await field.listed.names(tx, call.company.companyId, call.language)
      return names.map(({ id, name }) => ({ value: id, name }))
    }),
  ),
]

const subjectView = (subject: ReportSubject, looking: Looking) => ({
  key: subject.key,
  name: looking.say(looking.language, subject.word),
  hint: looking.say(looking.language, `${subject.word}.hint`),
  asks: subject.asks,
  order: [...subject.order],
  fields: Object.entries(fieldsFor(looking, subject)).map(([key, field]) => fieldView(key, field, looking)),
})

const fieldView = (key: string, field: ReportField, { say, language }: Looking) => ({
  ...{ key, kind: field.kind, name: fieldName(say, language, field) },
  operators: [...operatorsOf(field.kind, { listed: field.listed !== undefined, sealed: field.open !== undefined })],
  choices: (field.choices ?? []).map((value) => ({ value, name: choiceName(say, language, field, value) })),
  ...{
    is_listed: field.listed !== undefined,
    is_sealed: field.open !== undefined,
    is_noted: field.noted !== undefined,
  },
})
