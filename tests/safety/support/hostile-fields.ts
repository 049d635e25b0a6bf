// Every field of a call with every hostile thing in it, and what the call's own schemas say to it: no server is needed
// for that. What they refuse never comes to a handler.
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { isMarked, type Problem } from '#platform/http/server/answers.ts'
import { parse } from '#platform/http/server/parse.ts'
import { hostileJson, hostileText } from './hostile.ts'
import { type Ids, sampleBodies } from './sample-bodies.ts'

export type HostileField = {
  readonly field: string
  readonly name: string
  /** The whole body as JSON, or the query. */
  readonly sent: string
  readonly refused: Problem | undefined
}

export function hostileBodies(call: Endpoint, own: Ids): HostileField[] {
  const sample = Object.entries(sampleBodies[call.id]?.(own) ?? {})
  return fieldsOf(call.body).flatMap((field) =>
    Object.entries(hostileJson).map(([name, json]) => {
      const others = sample.filter(([key]) => key !== field).map(([key, value]) => `"${key}":${JSON.stringify(value)}`)
      const sent = `{${[...others, `"${field}":${json}`].join(',')}}`
      return { field, name, sent, refused: refusalOf(call, 'body', JSON.parse(sent)) }
    }),
  )
}

export function hostileQueries(call: Endpoint): HostileField[] {
  return Object.keys(call.query?.shape ?? {}).flatMap((field) =>
    hostileText.map((text) => {
      const encoded = /%[0-9a-f]{2}/.test(text)
      const given = encoded ? read(text) : text
      return {
        field,
        name: text.slice(0, 60),
        sent: `${field}=${encoded ? text : encodeURIComponent(text)}`,
        refused: refusalOf(call, 'query', { [field]: given }),
      }
    }),
  )
}

/** As the router reads it, to which half a character is one that it does not know. */
const read = (text: string): string => (text === '%00' ? '\0' : '\ufffd')

function refusalOf(call: Endpoint, part: 'body' | 'query', given: unknown): Problem | undefined {
  const alone = { ...call, params: undefined, query: undefined, body: undefined, file: undefined, [part]: call[part] }
  const request = { params: {}, query: part === 'query' ? given : {} } as FastifyRequest
  const parsed = parse(alone, request, { fields: part === 'body' ? given : {} })
  return isMarked(parsed, 'problem') ? (parsed as Problem) : undefined
}

function fieldsOf(body: Endpoint['body']): string[] {
  const { properties } = body ? z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) : {}
  return Object.keys(properties ?? {})
}
