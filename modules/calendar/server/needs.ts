/** What calendars are told by parts of the product that stand above them; joined in apps/server/wiring. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Call } from '#platform/http/server/handler.ts'

export type CalendarNeeds = {
  /** Dates of agencies as iCalendar, for whoever runs the pay. */
  readonly agencyDates: (call: Pick<Call<Endpoint>, 'company' | 'clock' | 'say' | 'language'>) => Promise<string>
  /** Somebody’s own shifts and standby as iCalendar; undefined of an account that nobody works with. */
  readonly ownShifts: (
    call: Pick<Call<Endpoint>, 'company' | 'clock'>,
    accountId: string,
  ) => Promise<string | undefined>
}
