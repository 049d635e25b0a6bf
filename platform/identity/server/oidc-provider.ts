/**
 * The single sign-on provider, as far as we need it: any OpenID Connect issuer. It is asked with little patience
 * and believed only by its signature; what it said about itself is kept, so that a short outage is not felt.
 */
import { createRemoteJWKSet, type JWTPayload, customFetch as joseFetch, jwtVerify } from 'jose'
import * as oidc from 'openid-client'
import type { ServerSettings } from '#platform/http/server/services.ts'

type Sso = NonNullable<ServerSettings['sso']>
export type Provider = {
  readonly config: oidc.Configuration
  /** The claims of an id token that this issuer signed for us; throws for any other. */
  verify(idToken: string, now: Date): Promise<JWTPayload>
}

export class ProviderUnreachable extends Error {}

const PATIENCE = 5_000
/** Tokens with made-up keys do not become a flood at the provider. */
const KEYS_PAUSE = 1_000
const ANSWER_MAX = 512 * 1024
/** Of public keys only: nobody who knows our client secret can sign as the provider. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const CLOCK_TOLERANCE = 30

const known = new WeakMap<Sso, Promise<Provider>>()

export function providerOf(sso: Sso, production: boolean): Promise<Provider> {
  const found = known.get(sso)
  if (found) return found
  const making = discover(sso, production)
  known.set(sso, making)
  making.catch(() => known.delete(sso))
  return making
}

async function discover(sso: Sso, production: boolean): Promise<Provider> {
  const issuer = new URL(sso.issuer)
  const plain = issuer.protocol === 'http:' && !production ? [oidc.allowInsecureRequests] : []
  const options: oidc.DiscoveryRequestOptions = { timeout: PATIENCE / 1000, execute: plain }
  options[oidc.customFetch] = (url, init) => fetchLittle(url, init)
  const config = await reached(() => oidc.discovery(issuer, sso.clientId, sso.clientSecret, undefined, options))
  const { jwks_uri: keysAt, issuer: name } = config.serverMetadata()
  if (keysAt === undefined) throw new Error('the provider publishes no keys')
  const keys = createRemoteJWKSet(new URL(keysAt), {
    timeoutDuration: PATIENCE,
    // Fetched again when a token names a key that is not among them, and not before.
    cacheMaxAge: Number.POSITIVE_INFINITY,
    cooldownDuration: KEYS_PAUSE,
    [joseFetch]: (url: string, init: RequestInit) => fetchLittle(url, init),
  })
  return {
    config,
    async verify(idToken, now) {
      const { payload } = await reached(() =>
        jwtVerify(idToken, keys, {
          algorithms: ALGORITHMS,
          issuer: name,
          audience: sso.clientId,
          currentDate: now,
          clockTolerance: CLOCK_TOLERANCE,
          requiredClaims: ['sub', 'exp', 'iat'],
        }),
      )
      // Made for several: then the one it was made through must be us.
      const several = Array.isArray(payload.aud) && payload.aud.length > 1
      if ((several || payload.azp !== undefined) && payload.azp !== sso.clientId)
        throw new Error('made for another client')
      return payload
    },
  }
}

/** Tells an outage from a wrong token. */
export async function reached<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (failure) {
    if (isOutage(failure)) throw new ProviderUnreachable('the provider does not answer', { cause: failure })
    throw failure
  }
}

const OUTAGES = new Set([
  'ERR_JWKS_TIMEOUT',
  'ERR_JOSE_GENERIC',
  'OAUTH_TIMEOUT',
  'OAUTH_HTTP_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
])

function isOutage(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  if (failure instanceof Outage || failure instanceof TypeError || /Timeout|Abort/.test(failure.name)) return true
  if ('code' in failure && typeof failure.code === 'string' && OUTAGES.has(failure.code)) return true
  return failure.cause !== undefined && isOutage(failure.cause)
}

class Outage extends Error {}

/** No redirects, no patience, nothing large: a provider's answers are small. */
async function fetchLittle(url: string, init: object): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE)
  const answer = await fetch(url, { ...init, redirect: 'error', signal })
  if (answer.status >= 500) throw new Outage(`the provider answered ${answer.status}`)
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.byteLength
    if (size > ANSWER_MAX) throw new Outage('the provider answered too much')
    parts.push(part)
  }
  const empty = answer.status === 204 || answer.status === 304
  return new Response(empty ? null : Buffer.concat(parts), { status: answer.status, headers: answer.headers })
}
