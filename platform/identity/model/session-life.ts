/** How long things last, and when a token may be exchanged for a new one (safety, S3 and S8). */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export const TOKEN_LIFE = 60 * MINUTE
export const BEFORE_2FA_LIFE = 5 * MINUTE
export const SESSION_LIFE = 12 * HOUR
const REFRESH_WINDOW = 5 * MINUTE
/** Tabs that refresh together keep working until each has the new token. */
export const FORMER_TOKEN_GRACE = 30 * SECOND
export const CONFIRMATION_LIFE = 10 * MINUTE
/** Sessions that go on when the company begins to demand a second factor. */
export const WITHOUT_SECOND_FACTOR_LIFE = 15 * MINUTE
export const LAST_SEEN_STEP = MINUTE
export const INVITATION_LIFE = 72 * HOUR
export const RESET_LIFE = 30 * MINUTE
export const WRONG_CODES_MAX = 5

/** Tokens end on whole seconds, never after their session. */
export function tokenEnd(now: number, life: number, sessionEnd: number): number {
  return Math.floor(Math.min(now + life, sessionEnd) / SECOND) * SECOND
}

/** Only in the last five minutes, and not after the end. */
export function mayRefresh(tokenEndsAt: number, now: number): boolean {
  const left = tokenEndsAt - now
  return left > 0 && left <= REFRESH_WINDOW
}
