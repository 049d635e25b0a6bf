/** Who looks at reports, and what is open to them: subjects by their areas, fields by their own and by the country. */
import { enter, mayEnter } from '#access/enter.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { ReportAsking, ReportField, ReportSubject } from '#platform/reports/server/report-subject.ts'
import type { Span } from '../model/when.ts'

export type Subjects = readonly ReportSubject[]
export type Looking = Pick<Call<Endpoint>, 'company' | 'session' | 'say' | 'language' | 'clock' | 'seal'>
export type Fields = Readonly<Record<string, ReportField>>

export const todayOf = ({ clock, session }: Pick<Looking, 'clock' | 'session'>): PlainDate =>
  clock.today(session.timezone)

/** Key of why a subject is not open to somebody; undefined where it is. */
export function closedTo({ session }: Pick<Looking, 'session'>, { areas }: ReportSubject): string | undefined {
  const verdicts = areas.map((area) => enter(session, area))
  if (verdicts.includes('allowed')) return undefined
  return verdicts.includes('role-missing') ? 'reports.closed-to-role' : 'reports.module-off'
}

export const fieldsFor = ({ session }: Pick<Looking, 'session'>, { fields }: ReportSubject): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, { area, countries }]) =>
        (area === undefined || mayEnter(session, area)) &&
        (countries === undefined || countries.some((one) => one === session.country)),
    ),
  )

export const askingOf = (looking: Looking, { from, to }: Span): ReportAsking => ({
  companyId: looking.company.companyId,
  reader: looking.session.accountId,
  // Whoever is in a company is in its country.
  country: looking.session.country ?? 'MY',
  language: looking.language,
  today: todayOf(looking),
  from,
  to,
})

/** With the fields that the company added itself. */
export async function withOwnFields(subjects: Subjects, { company }: Pick<Looking, 'company'>): Promise<Subjects> {
  if (subjects.every(({ own }) => own === undefined)) return subjects
  return company.read(async (tx) =>
    Promise.all(
      subjects.map(async (subject) => {
        const own = await subject.own?.(tx, company.companyId)
        return own ? { ...subject, fields: { ...subject.fields, ...own } } : subject
      }),
    ),
  )
}

/** Own members alone: `constructor` is no field. */
export const fieldOf = (fields: Fields, name: string): ReportField | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

export const subjectOf = (subjects: Subjects, key: string): ReportSubject | undefined =>
  subjects.find((one) => one.key === key)
