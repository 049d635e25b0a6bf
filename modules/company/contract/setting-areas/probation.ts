import { z } from 'zod'
import { Count, idle, setting } from './setting.ts'

const days = Count(0, 365)
export const ProbationSetting = z.strictObject({
  reminder_days: days,
  employee_rating_days: days,
  manager_rating_days: days,
  hod_rating_days: days,
  manager_extend_days: days,
  post_probation_manager_access_days: days,
})

export const probation = idle({
  probation_setting: setting(ProbationSetting, {
    reminder_days: 14,
    employee_rating_days: 7,
    manager_rating_days: 7,
    hod_rating_days: 7,
    manager_extend_days: 30,
    post_probation_manager_access_days: 30,
  }),
})
