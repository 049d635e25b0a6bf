/** The declared calls as OpenAPI 3.1: the same truth for clients, shared schemas named once as components. */
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { describedAccess } from './roles-of.ts'

type Json = Record<string, unknown>

export function openApi(calls: readonly Endpoint[], version: string): Json {
  const components: Json = {}
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = `/${call.path}`
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, components) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Kerja', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths,
    components: {
      schemas: { ...components, Problem },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const Problem: Json = {
  type: 'object',
  description: 'Every refusal: RFC 9457 members, and those of the product.',
  required: ['type', 'title', 'status', 'detail', 'code', 'message', 'errors', 'data'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'integer' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    data: {},
    confirm_identity: { type: 'boolean' },
  },
}

function operationOf(call: Endpoint, components: Json): Json {
  const { access, roles, module } = describedAccess(call.access)
  const schema = (of: z.ZodType, io: 'input' | 'output') => shared(of, io, components)
  const parameters = (['params', 'query'] as const).flatMap((place) =>
    Object.entries(call[place]?.shape ?? {}).map(([name, of]) => ({
      name,
      in: place === 'params' ? 'path' : 'query',
      required: place === 'params' || !(of as z.ZodType).safeParse(undefined).success,
      schema: schema(of as z.ZodType, 'input'),
    })),
  )
  const answer = call.response ? schema(call.response, 'output') : { type: 'null' }
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [call.id.split('.')[0]],
    ...(call.access.to === 'everyone' ? {} : { security: [{ bearer: [] }] }),
    'x-access': access,
    'x-roles': roles,
    ...(module === null ? {} : { 'x-module': module }),
    ...(call.problems ? { 'x-problems': call.problems } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...bodyOf(call, schema),
    responses: {
      200: call.download
        ? { description: 'The file', content: { 'application/octet-stream': {} } }
        : {
            description: 'Done',
            content: { 'application/json': { schema: call.topLevel ? answer : wrapped(answer) } },
          },
      default: {
        description: 'Refused',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

function bodyOf(call: Endpoint, schema: (of: z.ZodType, io: 'input') => Json): Json {
  const fields = call.body ? schema(call.body, 'input') : undefined
  if (call.file) {
    const file = { type: 'string', contentMediaType: 'application/octet-stream' }
    return {
      requestBody: {
        required: call.file === 'required',
        content: { 'multipart/form-data': { schema: { type: 'object', properties: { file } } } },
      },
    }
  }
  if (!fields) return {}
  const content = Object.fromEntries(
    ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'].map((type) => [
      type,
      { schema: fields },
    ]),
  )
  return { requestBody: { content } }
}

const wrapped = (data: Json): Json => ({
  type: 'object',
  required: ['data', 'message'],
  properties: { data, message: { type: 'string' }, meta: {} },
})

/** Schemas with an id of their own become components; the rest stand where they are used. */
function shared(of: z.ZodType, io: 'input' | 'output', components: Json): Json {
  const json = z.toJSONSchema(of, { io, unrepresentable: 'any', reused: 'inline' }) as Json
  const { $schema: _dialect, $defs = {}, ...rest } = json
  for (const [name, definition] of Object.entries($defs as Json)) components[name] = relinked(definition)
  return relinked(rest) as Json
}

function relinked(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(relinked)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => key !== 'id' || typeof (part as Json).id !== 'string')
      .map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string'
          ? value.replace('#/$defs/', '#/components/schemas/')
          : relinked(value),
      ]),
  )
}
