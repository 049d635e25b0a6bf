/** The built pages, precompressed; any other path is the application's own page, which shows what is not there. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { projectRoot } from '#platform/database/server/project-root.ts'
import { notFound, type Problem, problem } from '#platform/http/server/answers.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { html } from '#platform/http/server/html.ts'
import { type Announced, announcedIn } from './announced.ts'
import { type FirstHtml, firstHtml, languageAsked } from './public-pages/first-html.ts'
import { firstStyle } from './public-pages/first-style.ts'

type Refuse = (request: FastifyRequest, to: FastifyReply, refused: Problem) => FastifyReply

export async function servePages(app: FastifyInstance, handlers: readonly Handler[], refuse: Refuse): Promise<void> {
  const folder = join(projectRoot, 'dist/web')
  const page = existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html'), 'utf8') : undefined
  const announced = announcedIn(folder)
  if (page) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      decorateReply: false,
      // Ours below; its own would win.
      cacheControl: false,
      setHeaders(to, path) {
        // Names under assets/ carry a hash of their content.
        to.setHeader('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  const methodsOf = methodsByPath(handlers)
  app.setNotFoundHandler((request, to) => {
    const path = request.url.split('?')[0] ?? '/'
    if (path.startsWith('/api/')) {
      const allowed = methodsOf(path)
      if (allowed.length === 0) return refuse(request, to, notFound())
      to.header('allow', allowed.join(', '))
      return refuse(request, to, problem('http.wrong-method', { status: 405 }))
    }
    if (!['GET', 'HEAD'].includes(request.method))
      return refuse(request, to, problem('http.wrong-method', { status: 405 }))
    if (!page || path.startsWith('/assets/')) return refuse(request, to, notFound())
    const { cookie, 'accept-language': accepted } = request.headers
    const first = firstHtml(path, announced.isScreen, languageAsked(cookie, accepted))
    const whole = withHead(page, announced.of(request.url, to.cspNonce.script), to.cspNonce.style)
    return to
      .status(200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .send(first ? withFirst(whole, first, to.cspNonce.style) : whole.replace(FIRST, ''))
  })
}

/** The nonces are each answer's own, so that nobody else's script or style sheet is taken for one of the page's. */
const withHead = (page: string, { first, last }: Announced, nonce: string): string =>
  page
    .replace('name="style-nonce" content=""', `name="style-nonce" content="${nonce}"`)
    .replace('<!--announced-->', () => first)
    .replace('</head>', () => `${last}</head>`)

const FIRST = '<!--first-->'

/** What shows before any script, where the program will draw the same. */
const withFirst = (page: string, { lang, title, description, hidden, body }: FirstHtml, nonce: string): string =>
  page
    .replace('<html lang="en"', () => `<html lang="${lang}"`)
    .replace(/<title>[^<]*<\/title>/, () => html`<title>${title}</title>`.text)
    .replace(
      /(<meta name="description" content=")[^"]*"/,
      (_, start: string) => `${start}${html`${description}`.text}"`,
    )
    .replace(
      '</head>',
      () =>
        `${hidden ? '<meta name="robots" content="noindex">' : ''}<style nonce="${nonce}">${firstStyle}</style></head>`,
    )
    .replace(FIRST, () => body.text)

function methodsByPath(handlers: readonly Handler[]): (path: string) => string[] {
  const known = handlers.flatMap(({ endpoint: { method, path, also = [] } }) =>
    [path, ...also].map((spelling) => ({
      method,
      shape: new RegExp(`^/${spelling.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    })),
  )
  return (path) => [...new Set(known.filter(({ shape }) => shape.test(path)).map(({ method }) => method))]
}
