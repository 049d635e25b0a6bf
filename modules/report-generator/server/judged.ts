/** A report as it is sent: every name known to whoever sends it, every condition one that can be asked; else refused by field. */
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { ReportField, ReportSubject } from '#platform/reports/server/report-subject.ts'
import type { Definition, Total } from '../model/definition.ts'
import { wrongCondition } from '../model/operators.ts'
import { daysOf, isDayName, isSpanName, type When } from '../model/when.ts'
import {
  closedTo,
  type Fields,
  fieldOf,
  fieldsFor,
  type Looking,
  type Subjects,
  subjectOf,
  todayOf,
} from './looking.ts'

type Fault = readonly [path: string, key: string]

export function judged(
  subjects: Subjects,
  looking: Looking,
  sent: Definition,
): { subject: ReportSubject; fields: Fields } {
  const subject = subjectOf(subjects, sent.subject)
  if (!subject) throw refused([['definition.subject', 'reports.unknown-subject']])
  const closed = closedTo(looking, subject)
  if (closed) throw refused([['definition.subject', closed]])
  const fields = fieldsFor(looking, subject)
  const faults = [
    ...columnFaults(sent, fields),
    ...filterFaults(sent, fields, looking),
    ...orderFaults(sent, fields),
    ...whenFaults(sent.when, subject, looking).map(([path, key]): Fault => [`definition.${path}`, key]),
  ]
  if (faults.length > 0) throw refused(faults)
  return { subject, fields }
}

const refused = (faults: readonly Fault[]): Refusal => {
  const errors: Record<string, string[]> = {}
  for (const [path, key] of faults) errors[path] = [...(errors[path] ?? []), key]
  return new Refusal(problem('http.invalid', { errors }))
}

function columnFaults({ columns }: Definition, fields: Fields): Fault[] {
  return columns.flatMap(({ field, total }, at): Fault[] => {
    const path = `definition.columns.${at}`
    const known = fieldOf(fields, field)
    if (!known) return [[`${path}.field`, 'reports.unknown-field']]
    if (columns.findIndex((one) => one.field === field) < at) return [[`${path}.field`, 'reports.column-twice']]
    return total && !mayTotal(known, total) ? [[`${path}.total`, 'reports.total-unfit']] : []
  })
}

const AMOUNTS: readonly string[] = ['money', 'number', 'count']

/** Amounts are added up; days have a first and a last; everything can be counted. */
const mayTotal = ({ kind, open }: ReportField, total: Total): boolean =>
  total === 'count' ||
  (open === undefined && (AMOUNTS.includes(kind) || (kind === 'date' && (total === 'least' || total === 'most'))))

function filterFaults({ filters }: Definition, fields: Fields, looking: Looking): Fault[] {
  const today = todayOf(looking)
  return filters.flatMap(({ field, is, values }, at): Fault[] => {
    const known = fieldOf(fields, field)
    if (!known) return [[`definition.filters.${at}.field`, 'reports.unknown-field']]
    const { kind, choices, listed, open } = known
    const asked = { kind, choices, listed: listed !== undefined, sealed: open !== undefined }
    const wrong = wrongCondition({ ...asked, operator: is, values, today })
    return wrong ? [[`definition.filters.${at}.${wrong === 'reports.operator' ? 'is' : 'values'}`, wrong]] : []
  })
}

function orderFaults({ sorts, groups, detail }: Definition, fields: Fields): Fault[] {
  const faultOf = (names: readonly string[], at: number, path: string): Fault[] => {
    const known = fieldOf(fields, names[at] ?? '')
    if (!known) return [[path, 'reports.unknown-field']]
    if (known.open) return [[path, 'reports.sealed-order']]
    return names.indexOf(names[at] ?? '') < at ? [[path, 'reports.named-twice']] : []
  }
  const sorted = sorts.map(({ field }) => field)
  return [
    ...sorted.flatMap((_, at) => faultOf(sorted, at, `definition.sorts.${at}.field`)),
    ...groups.flatMap((_, at) => faultOf(groups, at, `definition.groups.${at}`)),
    ...(detail || groups.length > 0 ? [] : [['definition.groups', 'reports.group-missing'] as const]),
  ]
}

/** Of a report as of a day, or from one to another. */
export function whenFaults(when: When, { asks }: ReportSubject, looking: Looking): Fault[] {
  const fits = asks === 'day' ? isDayName(when.name) : isSpanName(when.name)
  if (!fits) return [['when.name', 'reports.when']]
  return daysOf(when, todayOf(looking)) ? [] : [[asks === 'day' ? 'when.to' : 'when.from', 'reports.span']]
}
