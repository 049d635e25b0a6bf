/** The declared calls: each once, none that cannot be told from another, every refusal with its words. */
import { expect, test } from 'vitest'
import { surface } from '#apps/describe/surface.ts'
import { calls } from '#apps/server/calls.ts'
import { catalogues } from '#apps/server/catalogues.ts'
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

test('OpenAPI names shared schemas once and every call', () => {
  const document = openApi(calls, '0.0.0') as { paths: Record<string, object>; components: { schemas: object } }
  expect(Object.values(document.paths).flatMap((path) => Object.keys(path))).toHaveLength(calls.length)
  expect(Object.keys(document.components.schemas)).toContain('Money')
  expect(JSON.stringify(document)).not.toContain('#/$defs/')
})
