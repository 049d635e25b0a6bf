import { Count, setting } from './setting.ts'

export const wellbeing = {
  /** How long an alert that ended is kept. */
  wellbeing_keep_months: setting(Count(1, 60), 12),
  /** After so many hours reviewers are reminded of an acute alert that nobody has taken on. */
  wellbeing_remind_hours: setting(Count(1, 72), 4),
}
