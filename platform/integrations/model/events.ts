/** What webhooks can be told of, how it is signed, and how often it is tried. */
export const events = [
  'request.sent',
  'request.agreed',
  'request.approved',
  'request.rejected',
  'request.withdrawn',
  'request.cancelled',
  'request.kept',
  'request.reopened',
  'candidate.applied',
  'offer.accepted',
  'employee.joined',
  'exit.submitted',
] as const
export type EventName = (typeof events)[number]
export const isEvent = (text: string): text is EventName => events.some((event) => event === text)
/** Sent when somebody tries an address out. */
export const PING = 'ping'

const MINUTE = 60_000
const PAUSES = [0.5, 2, 10, 30, 60, 180, 360, 720, 720].map((minutes) => minutes * MINUTE)
/** After about a day and a half it is given up; it can be sent again by hand. */
export const MOST_TRIES = PAUSES.length + 1

/** With a tenth more or less, so that what failed together is not tried together again. */
export const pauseAfter = (tries: number, chance: number): number =>
  Math.round((PAUSES[Math.min(tries, PAUSES.length) - 1] ?? MINUTE) * (0.9 + chance * 0.2))
