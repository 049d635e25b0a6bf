/**
 * The headers of safety around every answer. A page has a policy of its own each time, for the nonce of its style sheets
 * (decision 0016); an answer to a program has no style sheets, and a page that the server writes has its own in a file:
 * what is said with these is put together once.
 */
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

export async function saySecurity(app: FastifyInstance, { https }: { readonly https: boolean }): Promise<void> {
  const policy = policyOf(https)
  const ofPages = await asSaid(policy)
  const ofAnswers = { ...ofPages, 'cache-control': 'no-store' }
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith(ANSWERS) || isPage(route.url)) route.helmet = false
  })
  // Before everything that may refuse a request.
  app.addHook('onRequest', (request, to, done) => {
    const url = request.routeOptions.url
    if (url?.startsWith(ANSWERS)) to.headers(ofAnswers)
    else if (url && isPage(url)) to.headers(ofPages)
    done()
  })
  await app.register(helmet, { enableCSPNonces: true, ...policy })
}

const ANSWERS = '/api/'
/** Those of a company in the language that their address begins with, the form of whoever applies, and its thanks. */
const isPage = (url: string): boolean => /^\/(:lang\/|onboarding\/jobApplicationForm\/|done$)/.test(url)

/** What the library makes of the policy: asked once, of an answer that has nothing else about it. */
async function asSaid(policy: ReturnType<typeof policyOf>): Promise<Readonly<Record<string, string>>> {
  const probe = Fastify()
  await probe.register(helmet, policy)
  probe.get('/', (_request, to) => to.status(204).send())
  const { headers } = await probe.inject('/')
  await probe.close()
  const { date: _date, connection: _connection, ...said } = headers
  return said as Record<string, string>
}

/** Strict: the token is readable by the page, so no script but our own may ever run in it. */
const policyOf = (https: boolean) =>
  ({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // With the nonce of each page added: the component library makes a few style sheets in it.
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  }) satisfies Parameters<typeof helmet>[1]
