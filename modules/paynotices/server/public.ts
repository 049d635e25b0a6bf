/** What other modules may ask of notices: when they are due, for the calendar of agencies. */
import { addDays, type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { AskingDates, DateFromElsewhere } from '#modules/payforms/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type FormName, forms, formsOf } from '../model/form.ts'
import { standingOf } from './gather.ts'

type Span = { readonly from: PlainDate; readonly to: PlainDate }

/** One date for all of a form that are due on a day, without anybody's name; what is not needed is no date. */
export async function noticeDates(
  tx: Tx,
  { company, clock, say, language }: AskingDates,
  { from, to }: Span,
): Promise<readonly DateFromElsewhere[]> {
  const { country, timezone } = await companyFacts(tx, company.companyId)
  const today = clock.today(timezone)
  const found = await standingOf(tx, company.companyId, { country, today })
  const days = new Map<string, { form: FormName; dueOn: PlainDate; open: number; all: number }>()
  for (const { form, dueOn, status } of found) {
    if (status === 'not_needed' || dueOn < from || dueOn > to) continue
    const key = `notice-${form}-${dueOn}`
    const before = days.get(key) ?? { form, dueOn, open: 0, all: 0 }
    days.set(key, { ...before, open: before.open + (status === 'open' ? 1 : 0), all: before.all + 1 })
  }
  const t = (key: string, params?: Parameters<typeof say>[2]) => say(language, `paynotices.${key}`, params)
  return [...days].map(([id, { form, dueOn, open, all }]) => ({
    ...{ id, dueOn, authority: forms[form].authority, standing: forms[form].standing },
    what: t('calendar', { form: t(`form.${form}`), count: open > 0 ? open : all }),
    rule: t(`guide.${form}.when`),
    status: open === 0 ? 'done' : dueOn < today ? 'late' : 'open',
    link: `/app/payroll/notice?f.form=${form}`,
  }))
}

/** Whom form E counts as having left Malaysia in a year: those of a CP21 that was needed, and whether all are filed. */
export async function leftCountry(
  tx: Tx,
  companyId: string,
  { year, today }: { readonly year: number; readonly today: PlainDate },
): Promise<{ readonly people: number; readonly reported: boolean }> {
  const found = (await standingOf(tx, companyId, { country: 'MY', today })).filter(
    ({ form, status, eventOn }) => form === 'cp21' && status !== 'not_needed' && eventOn.startsWith(`${year}-`),
  )
  return {
    people: new Set(found.map(({ employeeId }) => employeeId)).size,
    reported: found.every(({ status }) => status === 'filed' || status === 'cleared'),
  }
}

/** Income Tax Act of Malaysia, section 83(5): counted from the day on which the form was received. */
const LONGEST_WAIT = 90

/** Whose last payment waits for a form to be cleared on this day; before it is filed, counted from the last day. */
export async function clearances(
  tx: Tx,
  companyId: string,
  employeeIds: readonly string[],
  today: PlainDate,
): Promise<readonly { readonly employeeId: string; readonly form: FormName; readonly until: PlainDate }[]> {
  const { country } = await companyFacts(tx, companyId)
  if (!formsOf(country).some(({ clears }) => clears)) return []
  const [only] = employeeIds
  const one = employeeIds.length === 1 && only ? { employeeId: only } : {}
  const wanted = new Set(employeeIds)
  return (await standingOf(tx, companyId, { country, today }, one)).flatMap((notice) => {
    const { employeeId, form, status, eventOn, kept } = notice
    if (!wanted.has(employeeId) || !forms[form].clears || (status !== 'open' && status !== 'filed')) return []
    const since = kept?.filed_on ? plainDateOf(kept.filed_on) : eventOn
    const until = addDays(since, LONGEST_WAIT)
    return until < today ? [] : [{ employeeId, form, until }]
  })
}
