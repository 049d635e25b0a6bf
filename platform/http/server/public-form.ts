/**
 * A form on a page that the server writes. What is typed goes through the call that programs make, so that there is one
 * judging and one storing; only the answer is for people: the form again with what is wrong beside its field, or the
 * next page.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isMarked, type Problem } from './answers.ts'
import { type Received, receive } from './body.ts'
import { callOf } from './call-of.ts'
import type { Handler } from './handler.ts'
import type { Limits } from './limits.ts'
import { parse } from './parse.ts'
import { handled } from './present.ts'
import { type SaidProblem, saidProblem } from './problems.ts'
import { type AskedPage, askedOf, fromHere, type PageAnswer } from './public-page.ts'
import type { Services } from './services.ts'

/** As it was typed, by the names of the form's fields. */
export type Typed = Readonly<Record<string, string>>

export type PublicForm = {
  /** Where it is sent: the address of its page. */
  readonly path: string
  readonly query: readonly string[]
  readonly handler: Handler
  /** What the call is sent. */
  readonly fieldsOf: (typed: Typed, asked: AskedPage) => Readonly<Record<string, unknown>>
  /** The form again with what was typed, where that alone was asked for: nothing is judged, and nothing stored. */
  readonly turned?: (asked: AskedPage, typed: Typed) => Promise<PageAnswer> | undefined
  readonly refused: (
    asked: AskedPage,
    typed: Typed,
    refused: SaidProblem & Omit<Problem, 'errors'>,
  ) => Promise<PageAnswer>
  /** The page after it; its path and query. */
  readonly next: (asked: AskedPage) => string
}

/** A form without a file is small; one with a file is read in pieces, and has limits of its own. */
const SMALL = 64 * 1024

type Mounting = { readonly services: Services; readonly limits: Limits }

export function mountForms(app: FastifyInstance, forms: readonly PublicForm[], { services, limits }: Mounting): void {
  for (const form of forms) {
    app.post(form.path, { bodyLimit: SMALL }, async (request, to) => {
      fromHere(to).header('cache-control', 'no-store')
      const asked: AskedPage = { ...services, ...askedOf(form, request, services) }
      const language = asked.wish ?? 'en'
      const { endpoint } = form.handler
      const exceeded = await limits.refusal(endpoint, request, undefined)
      if (exceeded) return waits(to, exceeded).type('text/plain; charset=utf-8').send(said(exceeded).message)

      const { typed, file, problem } = await received(request, endpoint.fileField)
      const turned = await form.turned?.({ ...asked, wish: language }, typed)
      if (turned) return shown(turned)
      const outcome = problem ?? (await stored(form.fieldsOf(typed, asked)))
      if (!isMarked(outcome, 'problem')) return to.status(303).header('location', form.next(asked)).send()
      const refused = outcome as Problem
      const page = await form.refused({ ...asked, wish: language }, typed, { ...refused, ...said(refused) })
      waits(to, refused)
      return shown(page)

      function shown({ status, html }: PageAnswer) {
        return to.status(status).type('text/html; charset=utf-8').send(html.text)
      }
      function said(of: Problem) {
        return saidProblem(services.say, language, of)
      }
      async function stored(fields: Readonly<Record<string, unknown>>) {
        const parsed = parse(endpoint, request, file ? { fields, file } : { fields })
        if (isMarked(parsed, 'problem')) return parsed
        const call = { endpoint, request, to, parsed: parsed as never, file, language }
        return handled(form.handler, callOf({ ...call, session: undefined, token: undefined }, services))
      }
    })
  }
}

function waits(to: FastifyReply, { status, extra }: Problem): FastifyReply {
  const wait = extra?.retry_after
  if (typeof wait === 'number') to.header('retry-after', wait)
  return to.status(status)
}

type Sent = { readonly typed: Typed; readonly file: Received['file']; readonly problem?: Problem }

async function received(request: FastifyRequest, fileField: string | undefined): Promise<Sent> {
  const fields: Record<string, unknown> = Object.create(null)
  const found = await receive(request, fileField, fields)
  const isRefused = isMarked(found, 'problem')
  const { file, fields: given } = isRefused ? { file: undefined, fields } : (found as Received)
  const texts = Object.entries((given ?? {}) as object).filter(
    (one): one is [string, string] => typeof one[1] === 'string',
  )
  return {
    // Browsers end the lines of a form in two signs.
    typed: Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')])),
    // No file chosen is sent as one without a name.
    file: file && (file.name !== '' || file.bytes.length > 0) ? file : undefined,
    ...(isRefused && { problem: found as Problem }),
  }
}
