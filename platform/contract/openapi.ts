/** The declared calls as OpenAPI 3.1: the same truth for clients, shared schemas named once as components. */
import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { type Json, Schemas } from './openapi-schemas.ts'
import { describedAccess } from './roles-of.ts'

/** `origin`: where this installation is, where it knows. */
export function openApi(calls: readonly Endpoint[], version: string, origin?: string): Json {
  const schemas = new Schemas()
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const operation = operationOf(call, schemas)
    for (const [at, spelling] of [call.path, ...(call.also ?? [])].entries()) {
      const path = `/${spelling}`
      // Another spelling is the same call under an id of its own.
      const own = at === 0 ? operation : { ...operation, operationId: `${call.id}.${at + 1}` }
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: own }
    }
  }
  return schemas.linked({
    openapi: '3.1.0',
    info: { title: 'Kerja', version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    servers: [{ url: origin ?? '/' }],
    tags: [...new Set(calls.map(tagOf))].sort().map((name) => ({ name, description: `Calls of ${name}` })),
    paths,
    components: {
      schemas: { ...schemas.components(), Problem },
      responses: Object.fromEntries(Object.entries(REFUSED).map(([status, why]) => [`Refused${status}`, refusal(why)])),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  })
}

const tagOf = ({ id }: Endpoint): string => id.split('.')[0] ?? id

const REFUSED = {
  400: 'What was sent cannot be read',
  401: 'Nobody is signed in, or no longer',
  403: 'Not open to whoever is signed in, or to be confirmed first (`confirm_identity`)',
  404: 'There is no such thing, or none that may be seen',
  409: 'Somebody was faster, or it is to be confirmed first (`confirm_required`)',
  413: 'The file is too large',
  422: 'Something about what was sent is wrong: `errors` names the field',
  429: 'Too many calls: come again after `retry-after` seconds',
}
type Refused = keyof typeof REFUSED

const refusal = (description: string): Json => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** What the router itself refuses follows from the declaration. */
function refusalsOf({ access, params, query, body, file, method, confirmed }: Endpoint): Json {
  const statuses: [Refused, boolean][] = [
    [400, method !== 'GET'],
    [401, access.to !== 'everyone'],
    [403, !['everyone', 'signed-in'].includes(access.to) || confirmed === true],
    [404, params !== undefined],
    [409, method !== 'GET'],
    [413, file !== undefined],
    [422, Boolean(query ?? body ?? file)],
    [429, true],
  ]
  return Object.fromEntries(
    statuses.flatMap(([status, may]) => (may ? [[status, { $ref: `#/components/responses/Refused${status}` }]] : [])),
  )
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

function operationOf(call: Endpoint, schemas: Schemas): Json {
  const { access, roles, module } = describedAccess(call.access)
  const parameters = (['params', 'query'] as const).flatMap((place) =>
    Object.entries(call[place]?.shape ?? {}).map(([name, of]) => ({
      name,
      in: place === 'params' ? 'path' : 'query',
      required: place === 'params' || !(of as z.ZodType).safeParse(undefined).success,
      schema: schemas.of(of as z.ZodType, 'input'),
    })),
  )
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [tagOf(call)],
    security: call.access.to === 'everyone' ? [] : [{ bearer: [] }],
    'x-access': access,
    'x-roles': roles,
    ...(module === null ? {} : { 'x-module': module }),
    ...(call.problems ? { 'x-problems': call.problems } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...bodyOf(call, schemas),
    responses: {
      ...successesOf(call, schemas),
      ...refusalsOf(call),
      default: refusal('Refused'),
    },
  }
}

function successesOf(call: Endpoint, schemas: Schemas): Json {
  if (call.download) return { 200: { description: 'The file', content: { 'application/octet-stream': {} } } }
  const answer = call.response ? schemas.of(call.response, 'output') : { type: 'null' }
  const content = { 'application/json': { schema: call.topLevel ? answer : wrapped(answer) } }
  return {
    [call.status ?? 200]: { description: 'Done', content },
    ...(call.later ? { 202: { description: 'Goes on as a job, named by job_id', content } } : {}),
  }
}

const FORMS = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

/** A file comes in a multipart form, its fields beside it; where it may be left out, the fields come in any form. */
function bodyOf(call: Endpoint, schemas: Schemas): Json {
  const fields = call.body && schemas.of(call.body, 'input')
  const content = fields ? Object.fromEntries(FORMS.map((type) => [type, { schema: fields }])) : {}
  if (!call.file) return fields ? { requestBody: { content } } : {}
  const { fileField: field = 'file' } = call
  const file = {
    type: 'object',
    properties: { [field]: { type: 'string', contentMediaType: 'application/octet-stream' } },
    ...(call.file === 'required' ? { required: [field] } : {}),
  }
  const form = { 'multipart/form-data': { schema: fields ? { allOf: [fields, file] } : file } }
  const required = call.file === 'required'
  return { requestBody: { required, content: required ? form : { ...content, ...form } } }
}

const wrapped = (data: Json): Json => ({
  type: 'object',
  required: ['data', 'message'],
  properties: { data, message: { type: 'string' }, meta: {} },
})
