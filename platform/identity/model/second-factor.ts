/** What follows the password, and which codes of an authenticator count (specification, section 4). */

/** The redirect codes of the two-factor check. */
const REDIRECT = { logOut: 1, goOn: 2, register: 3, enterCode: 4 } as const
type Redirect = (typeof REDIRECT)[keyof typeof REDIRECT]

export type Standing = {
  /** The sign-in is complete already. */
  readonly complete: boolean
  /** The person has a confirmed authenticator. */
  readonly enrolled: boolean
  /** Whoever may not enter at all, such as one whose only role is HR Attendance. */
  readonly refused: boolean
}

export function redirectFor({ complete, enrolled, refused }: Standing): Redirect {
  if (refused) return REDIRECT.logOut
  if (complete) return REDIRECT.goOn
  return enrolled ? REDIRECT.enterCode : REDIRECT.register
}

/** Operations always; a company's people where it demands it or they have set one up themselves. */
export function needsSecondFactor(person: {
  operations: boolean
  companyDemands: boolean
  enrolled: boolean
}): boolean {
  return person.operations || person.companyDemands || person.enrolled
}

export const STEP_SECONDS = 30

const stepAt = (seconds: number): number => Math.floor(seconds / STEP_SECONDS)

/**
 * The time steps whose code is taken now: the running one and the one just over, for the time it takes to type.
 * A step is used once, and none before it afterwards.
 */
export function openSteps(nowSeconds: number, lastUsed: number | null): number[] {
  const now = stepAt(nowSeconds)
  return [now, now - 1].filter((step) => step >= 0 && (lastUsed === null || step > lastUsed))
}

export const isSixDigits = (text: string): boolean => /^\d{6}$/.test(text)

/** Recovery codes are typed from paper: case, dashes and blanks do not matter. */
export const foldRecoveryCode = (text: string): string => text.toUpperCase().replace(/[^A-Z2-7]/g, '')
