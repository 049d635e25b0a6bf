/** Session tokens: one pinned algorithm, keys that the server was given, and nothing taken from the header. */
import { hkdfSync } from 'node:crypto'
import { type JWTPayload, jwtVerify, SignJWT } from 'jose'
import { Recent } from '#kernel/recent.ts'
import type { Secrets } from '#platform/http/server/services.ts'
import { AUDIENCES, claimsFrom, ISSUER, type ShownClaims, type TokenClaims } from '../model/token-claims.ts'

const ALGORITHM = 'HS256'

export async function mintToken(secrets: Secrets, claims: TokenClaims, shown: ShownClaims): Promise<string> {
  const { sid, jti, aud, use, iat, exp } = claims
  return new SignJWT({ sid, use, ...shown })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(ISSUER)
    .setAudience(aud)
    .setJti(jti)
    .setIssuedAt(iat)
    .setExpirationTime(exp)
    .sign(secrets.tokenKey)
}

/** Undefined for anything that this installation did not sign or that is out of time. */
export async function readToken(secrets: Secrets, token: string, now: Date): Promise<TokenClaims | undefined> {
  const known = signedBy.get(secrets) ?? new Recent<JWTPayload>(TOKENS_KEPT)
  signedBy.set(secrets, known)
  const payload = known.get(token) ?? (await verified(secrets, token, now))
  if (!payload) return undefined
  known.set(token, payload)
  return claimsFrom(payload, Math.floor(now.getTime() / 1000))
}

/**
 * A signature that was right stays right, and looking at it takes longer than the rest of a small call. Whether the
 * token is in time and its session still stands is looked at anew each time.
 */
const signedBy = new WeakMap<Secrets, Recent<JWTPayload>>()
const TOKENS_KEPT = 5_000

async function verified(secrets: Secrets, token: string, now: Date): Promise<JWTPayload | undefined> {
  for (const key of [secrets.tokenKey, ...(secrets.formerTokenKeys ?? [])]) {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [ALGORITHM],
        // Another kind of token that the same key may sign one day is none of ours.
        typ: 'JWT',
        issuer: ISSUER,
        audience: Object.values(AUDIENCES),
        currentDate: now,
      })
      return payload
    } catch {
      // Of another key, or of nobody.
    }
  }
  return undefined
}

/** A key for another purpose, so that no signature of one is ever good for the other. */
export const keyFor = (secrets: Secrets, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secrets.tokenKey, '', purpose, 32))
