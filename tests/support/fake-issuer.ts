// An OpenID Connect issuer on loopback that signs whatever a test asks for, and fails as a test asks.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export type FakeIssuer = {
  readonly url: string
  /** `healthy`, `down` (500), `slow` (never answers) or `huge` (a key set of 10 MB). */
  mood: 'healthy' | 'down' | 'slow' | 'huge'
  keysAsked: number
  sign(claims: Record<string, unknown>, more?: { alg?: string; kid?: string; at?: Date }): Promise<string>
  /** A new key; the old one is no longer published. */
  rotate(): Promise<void>
  stop(): Promise<void>
}

export async function startFakeIssuer(clientId: string): Promise<FakeIssuer> {
  let pair = await generateKeyPair('RS256', { extractable: true })
  let kid = 'key-1'
  const server: Server = createServer(async (request, answer) => {
    if (issuer.mood === 'down') return answer.writeHead(500).end()
    if (issuer.mood === 'slow') return
    answer.setHeader('content-type', 'application/json')
    if (request.url === '/.well-known/openid-configuration') {
      const at = (path: string) => `${issuer.url}${path}`
      return answer.end(
        JSON.stringify({
          issuer: issuer.url,
          authorization_endpoint: at('/authorize'),
          token_endpoint: at('/token'),
          jwks_uri: at('/keys'),
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        }),
      )
    }
    issuer.keysAsked += 1
    if (issuer.mood === 'huge') return answer.end(`{"keys":[],"padding":"${'x'.repeat(10 * 1024 * 1024)}"}`)
    answer.end(JSON.stringify({ keys: [{ ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' }] }))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const issuer: FakeIssuer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mood: 'healthy',
    keysAsked: 0,
    sign(claims, { alg = 'RS256', kid: named = kid, at = new Date() } = {}) {
      const second = Math.floor(at.getTime() / 1000)
      return new SignJWT({ iss: issuer.url, aud: clientId, iat: second, exp: second + 300, ...claims })
        .setProtectedHeader({ alg, kid: named })
        .sign(pair.privateKey)
    },
    async rotate() {
      pair = await generateKeyPair('RS256', { extractable: true })
      kid = `key-${Math.random()}`
    },
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections()
        server.close(() => done())
      }),
  }
  return issuer
}
