/** Can anybody open an advertisement on a day? The same as the public's own look into the tables. */
import type { PlainDate } from '#kernel/plain-date.ts'
import type { VacancyStatus } from './vacancy-status.ts'

type Published = {
  readonly is_active: boolean
  readonly publish_from: string
  readonly publish_to: string | null
  readonly vacancy_status: VacancyStatus
  readonly close_date: string | null
}

export const isOpenOn = (one: Published, day: PlainDate): boolean =>
  one.is_active &&
  one.vacancy_status === 'open' &&
  one.publish_from <= day &&
  (one.publish_to ?? day) >= day &&
  (one.close_date ?? day) >= day
