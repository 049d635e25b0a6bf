/** A notice as callers get it: its boxes with their names, what is missing in words, how it is given. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { dayText } from '#platform/words/format.ts'
import type { Box, Filled } from '../model/boxes.ts'
import { forms } from '../model/form.ts'
import type { Notice } from './gather.ts'

export type Telling = { readonly say: Say; readonly language: Language }

const guide = ['who', 'when', 'where', 'how'] as const

export function noticeView(notice: Notice, today: PlainDate, { say, language }: Telling) {
  const { id, form, person, eventOn, dueOn, status, why, kept, boxes, lacking } = notice
  const t = (key: string, params?: Parameters<Say>[2]) => say(language, `paynotices.${key}`, params)
  const { authority, standing } = forms[form]
  return {
    ...{ id, form, form_label: t(`form.${form}`), authority, status },
    ...{ employee_id: person.id, staff_id: person.staffId, full_name: person.fullName },
    ...{ event_on: eventOn, due_on: dueOn, standing, standing_label: t(`standing.${standing}`) },
    late: status === 'open' && dueOn < today,
    why: t(`why.${why}`, { day: dayText(eventOn, language) }),
    fields: Object.fromEntries(boxes.map(({ box: { key }, value }) => [key, value])),
    missing: lacking.map((field) => ({ field, text: t('missing', { field: t(`box.${field}`) }) })),
    ...{ filed_on: kept?.filed_on ?? null, reference: kept?.reference ?? null, cleared_on: kept?.cleared_on ?? null },
    ...{ by: kept?.by_name ?? null, by_hand: kept?.by_hand ?? false, outdated: why === 'moved' || why === 'gone' },
  }
}

export function wholeView(notice: Notice, today: PlainDate, telling: Telling) {
  const { say, language } = telling
  const t = (key: string) => say(language, `paynotices.${key}`)
  return {
    ...noticeView(notice, today, telling),
    boxes: notice.boxes.map((one) => ({
      key: one.box.key,
      label: boxLabel(one.box, telling),
      part: one.box.part ? partLabel(one.box.part, telling) : null,
      kind: one.source.kind,
      from: one.source.from,
      ...{ value: one.value, text: valueText(one, telling), entered: one.entered },
      choices: (one.source.choices ?? []).map((value) => ({ value, label: t(`choice.${value}`) })),
    })),
    guide: guide.map((key) => ({ key, label: t(`guide.${key}`), text: t(`guide.${notice.form}.${key}`) })),
    clears: forms[notice.form].clears ?? false,
  }
}

export const boxLabel = ({ is }: Box, { say, language }: Telling): string => say(language, `paynotices.box.${is}`)
export const partLabel = (part: string, { say, language }: Telling): string => say(language, `paynotices.part.${part}`)

/** A choice by its name, a day as people write it; amounts stay as they are. */
export function valueText({ source: { kind, choices }, value }: Filled, { say, language }: Telling): string {
  if (value === '') return ''
  if (kind === 'date') return dayText(value, language)
  return kind === 'choice' && choices?.includes(value) ? say(language, `paynotices.choice.${value}`) : value
}
