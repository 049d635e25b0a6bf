/** A company's settings in the words of the model. */
import { sql } from 'kysely'
import { plainDateOf } from '#kernel/plain-date.ts'
import type { CompanyFacts } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DayRules } from '../../model/days/day-rules.ts'

type Company = Pick<CompanyFacts, 'id' | 'country' | 'timezone' | 'settings'>

/** Of settings: those of now, or those that were in force on days of a closed month. The same ones have the same rules. */
export async function rulesBy(tx: Tx, company: Company): Promise<(settings: CompanyFacts['settings']) => DayRules> {
  const kept = await keptOf(tx, company.id, company.timezone)
  const known = new Map<CompanyFacts['settings'], DayRules>()
  return (settings) => {
    const rules = known.get(settings) ?? rulesOf({ ...company, settings }, kept)
    known.set(settings, rules)
    return rules
  }
}

type Kept = Awaited<ReturnType<typeof keptOf>>

function rulesOf({ country, settings }: Company, kept: Kept): DayRules {
  return {
    country,
    office: officeOf(settings),
    ...cutoffsOf(settings),
    allowEarlier: settings.flexible_allow_earlier,
    allowLater: settings.flexible_allow_later,
    late: {
      office: { buffer: settings.late_buffer_office, limit: settings.late_limit_office },
      adaptive: { buffer: settings.late_buffer_adaptive, limit: settings.late_limit_adaptive },
    },
    latenessStep: STEPS[settings.lateness_rounding],
    durationMin: minutesOfHours(settings.work_duration_min),
    durationMax: minutesOfHours(settings.work_duration_max),
    breakPunches: settings.break_punches,
    autoApprove: settings.auto_approve_attendance,
    extraFrom: kept.extraFrom,
    from: settings.attendance_from ?? kept.firstMonth,
  }
}

export function officeOf(settings: CompanyFacts['settings']): DayRules['office'] {
  const [starts, ends, pause] = [settings.office_start, settings.office_end, settings.office_break_start].map(minuteOf)
  const length = settings.office_break_minutes
  return {
    starts: starts ?? 0,
    ends: ends ?? 0,
    break: pause === undefined || length === 0 ? null : { starts: pause, ends: pause + length },
  }
}

export const cutoffsOf = ({ clock_in_cutoff, clock_out_cutoff }: CompanyFacts['settings']) => ({
  clockInCutoff: clock_in_cutoff === null ? null : minuteOf(clock_in_cutoff),
  clockOutCutoff: clock_out_cutoff === null ? null : minuteOf(clock_out_cutoff),
})

const STEPS = { none: 0, '0.5': 1, '1': 2 } as const

/** '09:30' -> 570 */
export function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** '7.5' -> 450 */
const minutesOfHours = (halves: string | null): number | null => (halves === null ? null : Number(halves) * 60)

/**
 * From how many minutes on extra time counts, as planning sets it; and the first day of the month in which anybody of the
 * company clocked first.
 */
async function keptOf(tx: Tx, companyId: string, timezone: string) {
  const { rows } = await sql<{ extra_from: number | null; first: string | null }>`
    select (select overtime_threshold from shift_settings where company_id = ${companyId}) as extra_from,
      (select to_char(min(occurred_at) at time zone ${timezone}, 'YYYY-MM-01')
        from clockings where company_id = ${companyId}) as first`.execute(tx)
  const { extra_from, first } = rows[0] ?? { extra_from: null, first: null }
  return { extraFrom: extra_from ?? 0, firstMonth: first ? plainDateOf(first) : null }
}
