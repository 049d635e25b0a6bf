/** The declared calls: each once, none that cannot be told from another, every refusal with its words. */
import { expect, test } from 'vitest'
import { z } from 'zod'
import { surface } from '#apps/describe/surface.ts'
import { calls } from '#apps/server/calls.ts'
import { catalogues } from '#apps/server/catalogues.ts'
import { endpoint } from '#platform/contract/endpoint.ts'
import { openApi } from '#platform/contract/openapi.ts'

const shape = (path: string) => path.replace(/\{\w+\}/g, '*')

test('every call has an id of its own', () => {
  const ids = calls.map((call) => call.id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test('no two calls collide', () => {
  const shapes = calls.flatMap(({ method, path, also = [] }) => [path, ...also].map((one) => `${method} ${shape(one)}`))
  expect(shapes.filter((one, at) => shapes.indexOf(one) !== at)).toEqual([])
})

test('every refusal a call declares has words', () => {
  const known = new Set(catalogues.flatMap((catalogue) => Object.keys(catalogue.en)))
  expect(calls.flatMap((call) => call.problems ?? []).filter((name) => !known.has(name))).toEqual([])
})

test('the surface names every screen and call, and every screen has roles or is public', () => {
  const { screens, calls: described } = surface()
  expect(described).toHaveLength(calls.length)
  expect(new Set(screens.map((screen) => screen.path)).size).toBe(screens.length)
})

test('pages of recruiting, leaving and probation stand at their addresses (S2-007, S2-008, S2-024 to S2-026, S2-053, S2-054)', () => {
  const { screens } = surface()
  const accessOf = (path: string) => screens.find((screen) => screen.path === path)?.access
  const anybody = [
    '/onboarding/jobApplicationForm/:jobID',
    '/:lang/career/company/:advertisementId',
    '/:lang/career/company/get/:id',
  ]
  expect(anybody.map(accessOf)).toEqual(['everyone', 'everyone', 'everyone'])
  const children = ['candidates', 'candidates2', 'pendingInterview', 'orientation', 'vacancy']
  const bank = ['pending', 'notSuitable', 'notAtTheMoment'].map((part) => `resume/bank/${part}`)
  const inside = [...children, ...bank, 'vacancy/advertisement/:id'].map((part) => `/app/onboarding/${part}`)
  expect(inside.map(accessOf)).toEqual(inside.map(() => 'onboarding'))
  expect([accessOf('/app/exit'), accessOf('/app/probation')]).toEqual(['exit', 'probation'])
})

type Operation = {
  readonly operationId: string
  readonly security: readonly object[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: object }>> }
  readonly responses: Readonly<Record<string, object>>
}
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}
const document = openApi(calls, '0.0.0') as Document
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

test('OpenAPI names every call by every spelling, and leads to every schema it refers to', () => {
  expect(operations).toHaveLength(calls.flatMap(({ also = [] }) => [1, ...also]).length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  expect(Object.keys(document.components.schemas)).toContain('Money')
  const text = JSON.stringify(document)
  expect(text).not.toMatch(/\$defs|x-component/)
  const referred = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name))
  expect([...referred].filter((name) => !(name in document.components.schemas))).toEqual([])
})

test('OpenAPI tells what each call may answer, and how fields are sent beside a file', () => {
  const of = (id: string) => operations.find(({ operationId }) => operationId === id)
  expect(Object.keys(of('identity.register')?.responses ?? {})).toEqual(['201', '400', '409', '422', '429', 'default'])
  expect(Object.keys(of('payroll.generate')?.responses ?? {})).toEqual([
    '200',
    '202',
    '400',
    '401',
    '403',
    '404',
    '409',
    '422',
    '429',
    'default',
  ])
  const both = calls.filter(({ body, file }) => body && file)
  expect(both.length).toBeGreaterThan(0)
  for (const { id, file, fileField = 'file' } of both) {
    const content = of(id)?.requestBody?.content ?? {}
    expect(Object.keys(content).includes('application/json'), id).toBe(file === 'optional')
    expect(JSON.stringify(content['multipart/form-data']), id).toMatch(new RegExp(`"allOf":\\[.+"${fileField}"`))
  }
})

test('OpenAPI says of every call who may make it and how it may be refused, and where this installation is', () => {
  for (const { operationId, security, responses } of operations) {
    const call = calls.find(({ id }) => operationId === id || operationId.startsWith(`${id}.`))
    expect(security, operationId).toEqual(call?.access.to === 'everyone' ? [] : [{ bearer: [] }])
    expect(Object.keys(responses).filter((status) => status.startsWith('4')).length, operationId).toBeGreaterThan(0)
  }
  const { servers } = openApi(calls, '0.0.0', 'https://hr.kerja.example')
  expect(servers).toEqual([{ url: 'https://hr.kerja.example' }])
})

test('what OpenAPI says of a field stays beside the schema that it shares', () => {
  const shade = z.string().meta({ id: 'Shade' })
  const lamp = z.object({ inside: shade.describe('Of the bulb'), outside: z.union([shade, z.any()]) })
  const lamps = endpoint({
    id: 'lamps.one',
    method: 'GET',
    path: 'api/lamp',
    access: { to: 'everyone' },
    summary: 'One',
    response: lamp,
  })
  const text = JSON.stringify(openApi([lamps], '0.0.0'))
  expect(text).toContain('"inside":{"description":"Of the bulb","$ref":"#/components/schemas/Shade"}')
  // One of anything is anything.
  expect(text).toContain('"outside":{}')
})

test('OpenAPI tells that a pay item names its person by one of two fields', () => {
  const item = operations.find(({ operationId }) => operationId === 'payroll.addItem')
  expect(item?.requestBody?.content['application/json']).toMatchObject({
    schema: {
      required: ['type', 'amount'],
      oneOf: [{ required: ['employee_id'] }, { required: ['staff_id'] }],
      description: expect.stringContaining('exactly one of the two'),
      properties: { employee_id: {}, staff_id: {} },
    },
  })
})

test('OpenAPI keeps what is sent apart from what is answered where the two differ', () => {
  const sent = z.object({ colour: z.string().default('white') }).meta({ id: 'Lamp' })
  const lamps = endpoint({
    id: 'lamps.save',
    method: 'POST',
    path: 'api/lamps',
    access: { to: 'everyone' },
    summary: 'Save',
    body: sent,
    response: sent,
  })
  const { components } = openApi([lamps], '0.0.0') as Document
  expect(components.schemas.Lamp).toMatchObject({ required: ['colour'] })
  expect(components.schemas.LampInput).not.toHaveProperty('required')
})
