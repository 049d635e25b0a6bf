/**
 * What a token says. The server believes only which session it names and when it ends; names and roles are
 * there for the page to show. A token of one use is refused for every other.
 */
export const ISSUER = 'kerja'
export const AUDIENCES = { company: 'kerja:user', operations: 'kerja:ops' } as const
type Audience = (typeof AUDIENCES)[keyof typeof AUDIENCES]
export type TokenUse = 'access' | 'before-2fa'

export type TokenClaims = {
  readonly sid: string
  readonly jti: string
  readonly aud: Audience
  readonly use: TokenUse
  /** Whole seconds since the epoch. */
  readonly iat: number
  readonly exp: number
}

export type ShownClaims = {
  readonly full_name: string
  readonly preferred_name: string
  readonly state: string
  readonly roles: readonly string[]
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LONGEST = 3600
/** By how much the clocks of two copies of the server may differ, and one clock may be set back. */
const SKEW = 120

/** The claims of a payload whose signature was right; undefined where any is missing, odd or out of time. */
export function claimsFrom(payload: Readonly<Record<string, unknown>>, nowSeconds: number): TokenClaims | undefined {
  const { sid, jti, aud, use, iat, exp, iss } = payload
  if (iss !== ISSUER || (aud !== AUDIENCES.company && aud !== AUDIENCES.operations)) return undefined
  if (use !== 'access' && use !== 'before-2fa') return undefined
  if (typeof sid !== 'string' || typeof jti !== 'string' || !UUID.test(sid) || !UUID.test(jti)) return undefined
  if (!isSecond(iat) || !isSecond(exp) || 'nbf' in payload) return undefined
  if (iat > nowSeconds + SKEW || exp <= nowSeconds || exp - iat > LONGEST) return undefined
  return { sid, jti, aud, use, iat, exp }
}

const isSecond = (value: unknown): value is number => Number.isSafeInteger(value)
