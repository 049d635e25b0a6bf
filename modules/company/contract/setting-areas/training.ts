import { Count, setting } from './setting.ts'

export const training = {
  /** Of a hundred days of a session: who was there on so many has completed it. */
  training_presence_percent: setting(Count(1, 100), 80),
  /** So many days before it has to be repeated a course is shown as due. */
  training_due_days: setting(Count(0, 365), 30),
}
