/**
 * Pages that the server writes, for whoever has not signed in: usable without a script, and told from their ETag
 * whether they changed. Calls answer programs (mount.ts); these answer people and those who look around for them.
 */
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { packedOnce } from './compressed.ts'
import type { Html } from './html.ts'
import type { Limits } from './limits.ts'
import { type Language, languageOf } from './say.ts'
import type { Services } from './services.ts'
import { sharedReading } from './shared-reading.ts'

export type AskedPage = Services & {
  readonly params: Readonly<Record<string, string>>
  /** What the page says that it reads of the query; empty otherwise. */
  readonly query: Readonly<Record<string, string>>
  /** As the address says it in `lang`, else the browser; undefined where the page reads no `lang`. */
  readonly wish: Language | undefined
  /** scheme://host that this request came to, or the enforced ORIGIN. */
  readonly origin: string
}
export type PageAnswer = {
  readonly status: number
  readonly html: Html
}
export type PublicPage = {
  /** As the specification spells it, with `:holes`. */
  readonly path: string
  /** What of the query its answer depends on; with `lang` also the language of the browser. */
  readonly query?: readonly string[]
  /** It holds a form. A browser says whose page sends one only where the page lets it say where it comes from. */
  readonly hasForm?: true
  readonly answer: (asked: AskedPage) => Promise<PageAnswer>
}
/** A file that pages name by what is in it, so that it may be kept for good. */
export type PublicFile = { readonly path: string; readonly type: string; readonly body: string }

type Mounting = { readonly services: Services; readonly limits: Limits }

export function mountPages(
  app: FastifyInstance,
  { pages, files }: { readonly pages: readonly PublicPage[]; readonly files: readonly PublicFile[] },
  { services, limits }: Mounting,
): void {
  for (const page of pages) {
    // An answer depends on its address alone, so that a crowd at one page costs one reading after another.
    const shared = sharedReading<Written>()
    app.get(page.path, async (request, to) => {
      const exceeded = await limits.refusal({}, request, undefined)
      if (exceeded)
        return to.status(exceeded.status).header('retry-after', String(exceeded.extra?.retry_after)).send('')
      const about = askedOf(page, request, services)
      const asked = { ...services, ...about }
      if (page.query?.includes('lang')) to.header('vary', 'accept-language')
      if (page.hasForm) fromHere(to)
      return sent(request, to, await shared(JSON.stringify(about), async () => written(await page.answer(asked))))
    })
  }
  for (const { path, type, body } of files) {
    app.get(path, (_request, to) =>
      to.type(type).header('cache-control', 'public, max-age=31536000, immutable').send(body),
    )
  }
}

/** What an answer depends on, and nothing else. */
export function askedOf(
  page: Pick<PublicPage, 'query'>,
  request: FastifyRequest,
  { settings }: Services,
): Pick<AskedPage, 'params' | 'query' | 'wish' | 'origin'> {
  const given = request.query as Readonly<Record<string, unknown>>
  // The same name twice is a list, and means nothing.
  const read = (page.query ?? []).map((name) => [name, given[name]] as const)
  const query = Object.fromEntries(read.filter((one): one is [string, string] => typeof one[1] === 'string'))
  const asksLanguage = page.query?.includes('lang')
  return {
    params: request.params as Record<string, string>,
    query,
    wish: asksLanguage ? (languageOf(query.lang) ?? languageOf(request.headers['accept-language'])) : undefined,
    origin: settings.origin ?? `${request.protocol}://${request.host}`,
  }
}

/** With no referrer at all a browser names no origin either, and what it sends is taken for another page's. */
export const fromHere = (to: FastifyReply): FastifyReply => to.header('referrer-policy', 'same-origin')

type Packed = { readonly bytes: ReturnType<typeof packedOnce>; readonly tag: string }
type Written = Packed & { readonly status: number }

/** A page that is kept by whoever wrote it is packed once. */
const packed = new WeakMap<Html, Packed>()

function written({ status, html }: PageAnswer): Written {
  const { text } = html
  const one = packed.get(html) ?? {
    bytes: packedOnce(text),
    tag: `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`,
  }
  packed.set(html, one)
  return { status, ...one }
}

function sent(request: FastifyRequest, to: FastifyReply, { status, bytes, tag }: Written): FastifyReply {
  // Asked for anew each time: what is closed is gone at once.
  to.header('cache-control', 'no-cache').header('etag', tag).type('text/html; charset=utf-8')
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim())
  return status === 200 && known.includes(tag) ? to.status(304).send() : to.status(status).send(bytes(request, to))
}
