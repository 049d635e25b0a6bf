import { z } from 'zod'
import { DateText, Flag } from '#platform/contract/fields.ts'
import { latePays } from '../../model/settings/late-pay.ts'
import { ClockTime, Count, Halves, Minutes, setting } from './setting.ts'

/** How people clock in and out. */
const clocking = {
  /** What becomes of a clocking away from every place that is open to the person. */
  outside_location: setting(z.enum(['mark', 'refuse']), 'mark'),
  /** In metres: a position less exact than this is marked. */
  location_accuracy_max: setting(Count(1, 5_000), 200),
  /** A photo with every clocking of one's own. */
  clock_in_photo: setting(Flag, false),
  photo_retention_days: setting(Count(1, 3_650), 90),
  location_retention_months: setting(Count(1, 120), 24),
}

/** How days are made of clockings. */
const days = {
  /** Of whoever works by the week and not by the roster. */
  office_start: setting(ClockTime, '09:00'),
  office_end: setting(ClockTime, '18:00'),
  office_break_start: setting(ClockTime, '13:00'),
  /** 0: there is none. */
  office_break_minutes: setting(Minutes(240), 60),
  /** Breaks are what people clock, instead of what is planned. */
  break_punches: setting(Flag, false),
  /** Nobody is absent before it; null: from the month of the company's first clocking. */
  attendance_from: setting(DateText, null),
  /** Hours in halves. */
  work_duration_min: setting(Halves, null),
  work_duration_max: setting(Halves, null),
  flexible_allow_earlier: setting(Minutes(720), 0),
  flexible_allow_later: setting(Minutes(720), 0),
  clock_in_cutoff: setting(ClockTime, null),
  clock_out_cutoff: setting(ClockTime, null),
  late_buffer_office: setting(Minutes(240), 0),
  late_limit_office: setting(Minutes(1440), null),
  late_buffer_adaptive: setting(Minutes(240), 0),
  late_limit_adaptive: setting(Minutes(1440), null),
  lateness_rounding: setting(z.enum(['none', '0.5', '1']), 'none'),
  /** What lateness takes off the pay: nothing, its minutes, or the share of a day that it counts as absence. */
  late_pay: setting(z.enum(latePays), 'none'),
  auto_approve_attendance: setting(Flag, false),
}

export const attendance = { ...clocking, ...days }
