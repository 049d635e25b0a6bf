/** The declared calls as OpenAPI 3.1: the same truth for clients, shared schemas named once as components. */
import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { type Json, Schemas } from './openapi-schemas.ts'
import { describedAccess } from './roles-of.ts'

export function openApi(calls: readonly Endpoint[], version: string): Json {
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
    paths,
    components: {
      schemas: { ...schemas.components(), Problem },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  })
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
    tags: [call.id.split('.')[0]],
    ...(call.access.to === 'everyone' ? {} : { security: [{ bearer: [] }] }),
    'x-access': access,
    'x-roles': roles,
    ...(module === null ? {} : { 'x-module': module }),
    ...(call.problems ? { 'x-problems': call.problems } : {}),
    ...(parameters.length ? { parameters } : {}),
    ...bodyOf(call, schemas),
    responses: {
      ...successesOf(call, schemas),
      default: {
        description: 'Refused',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
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
