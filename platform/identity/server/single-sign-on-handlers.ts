/**
 * Signing in through the company's own provider. The identity is (issuer, subject); an e-mail serves once, to find
 * the account at the first sign-on, and only when the provider has verified it.
 */
import * as oidc from 'openid-client'
import { type Problem, problem } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { singleSignOn, singleSignOnStart } from '../contract/sign-in.ts'
import { originOfLinks } from './notices.ts'
import { ProviderUnreachable, providerOf, reached } from './oidc-provider.ts'
import { enter, refused, type SignInCall, type SignInResult, signIn } from './sign-in.ts'
import { newAttempt, openAttempt, spendOnce } from './sso-attempt.ts'
import { type Identity, personOf } from './sso-identity.ts'
import { addTry, waitOf } from './tries-store.ts'
import { addressBuckets, tooMany } from './try-buckets.ts'

/** Where the provider sends the browser back to: the sign-in screen, which posts `code` and `state`. */
const RETURN_PATH = '/login'
const SCOPE = 'openid email profile'
const ID_TOKEN_AGE = 600

export const singleSignOnHandlers: readonly Handler[] = [
  on(singleSignOnStart, async ({ settings, request, seal, clock }) => {
    if (!settings.sso) return { enabled: false, url: null }
    try {
      const { config } = await providerOf(settings.sso, settings.production)
      const { state, nonce, verifier } = newAttempt(seal, clock.now())
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: `${originOfLinks(settings, request.origin)}${RETURN_PATH}`,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return { enabled: true, url: url.href }
    } catch (failure) {
      if (failure instanceof ProviderUnreachable) return unreachable()
      throw failure
    }
  }),

  on(singleSignOn, async (call): Promise<SignInResult | Problem> => {
    const { body, settings, db, clock, request, log } = call
    const byProvider = body.code !== undefined || body.id_token !== undefined
    if (!byProvider && (!body.email || !body.password)) {
      const missing = ['email', 'password'].filter((field) => !body[field === 'email' ? 'email' : 'password'])
      return problem('http.invalid', { errors: Object.fromEntries(missing.map((field) => [field, ['http.required']])) })
    }
    const { email = '', password = '' } = body
    if (!settings.sso)
      return byProvider ? refused(call, 'identity.sso-off') : signIn(call, { email, password }, 'auth0')
    if (!byProvider) return refused(call, 'identity.sso-use-provider')
    const now = clock.now()
    const buckets = addressBuckets(settings, request.address)
    const wait = await db.system.read((tx) => waitOf(tx, buckets[1], now))
    if (wait !== undefined) return tooMany(wait)
    try {
      const identity = body.code === undefined ? await byIdToken(call, body.id_token ?? '') : await byCode(call, body)
      const person = await db.system.transaction((tx) => personOf(tx, identity, now))
      if (!person) return refused(call, 'identity.sso-no-account')
      return await enter(call, person.account, 'auth0', { now, linked: person.linked ? identity.issuer : undefined })
    } catch (failure) {
      if (failure instanceof ProviderUnreachable) return unreachable()
      log.warn(
        { reason: failure instanceof Error ? failure.message : 'unknown', request: request.id },
        'single sign-on failed',
      )
      await db.system.transaction(async (tx) => {
        for (const bucket of buckets) await addTry(tx, bucket, now)
      })
      return problem('identity.sso-failed', { status: 401 })
    }
  }),
]

const unreachable = (): Problem => problem('identity.sso-unreachable', { status: 503 })

type Sent = { readonly code?: string; readonly state?: string }

async function byCode(call: SignInCall, { code = '', state = '' }: Sent): Promise<Identity> {
  const { settings, seal, db, clock, request } = call
  if (!settings.sso) throw new Error('no provider')
  const now = clock.now()
  const attempt = openAttempt(seal, state, now)
  await spendOnce(db, `state ${state}`, new Date(attempt.ends))
  const provider = await providerOf(settings.sso, settings.production)
  const back = new URL(`${originOfLinks(settings, request.origin)}${RETURN_PATH}`)
  back.search = new URLSearchParams({ code, state, iss: provider.config.serverMetadata().issuer }).toString()
  const tokens = await reached(() =>
    oidc.authorizationCodeGrant(provider.config, back, {
      expectedState: state,
      expectedNonce: attempt.nonce,
      pkceCodeVerifier: attempt.verifier,
      idTokenExpected: true,
    }),
  )
  const claims = await provider.verify(tokens.id_token ?? '', now)
  if (claims.nonce !== attempt.nonce) throw new Error('another nonce')
  if (claims.email !== undefined || claims.sub === undefined) return identityFrom(claims)
  // Some providers tell the e-mail only to who asks for it.
  const { sub } = claims
  const told = await reached(() => oidc.fetchUserInfo(provider.config, tokens.access_token, sub))
  return identityFrom({ ...claims, email: told.email, email_verified: told.email_verified })
}

/** A token that another program of the company got for us: fresh, and good once. */
async function byIdToken(call: SignInCall, idToken: string): Promise<Identity> {
  const { settings, db, clock } = call
  if (!settings.sso) throw new Error('no provider')
  const now = clock.now()
  const provider = await providerOf(settings.sso, settings.production)
  const claims = await provider.verify(idToken, now)
  if ((claims.iat ?? 0) < now.getTime() / 1000 - ID_TOKEN_AGE) throw new Error('an old id token')
  await spendOnce(db, `id token ${idToken.split('.').slice(0, 2).join('.')}`, new Date((claims.exp ?? 0) * 1000))
  return identityFrom(claims)
}

function identityFrom(claims: Readonly<Record<string, unknown>>): Identity {
  const { iss, sub, email, email_verified: verified } = claims
  if (typeof iss !== 'string' || typeof sub !== 'string' || sub === '') throw new Error('no identity')
  return { issuer: iss, subject: sub, email: typeof email === 'string' && verified === true ? email : undefined }
}
