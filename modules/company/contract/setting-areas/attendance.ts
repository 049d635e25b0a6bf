import { z } from 'zod'
import { Flag } from '#platform/contract/fields.ts'
import { ClockTime, Halves, idle, Minutes, setting } from './setting.ts'

export const attendance = idle({
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
  auto_approve_attendance: setting(Flag, false),
})
