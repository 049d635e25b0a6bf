/**
 * The description of the calls stands the recommended rules of a linter that others use. Paths are specified, so two may
 * look alike where a name stands against a hole; such a hole then takes no name, but an id, a number or one of a list.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { calls } from '#apps/server/calls.ts'
import { openApi } from '#platform/contract/openapi.ts'

const MOST_WARNINGS = 20

type Schema = { $ref?: string; format?: string; pattern?: string; enum?: string[]; type?: string; anyOf?: Schema[] }
type Operation = { parameters?: { name: string; in: string; schema: Schema }[] }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
const document = openApi(calls, '1.0.0', 'https://hr.kerja.example') as Document

test('no error and few warnings by the recommended rules', async () => {
  const found = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended'] }),
  })
  const told = found
    .filter(({ ruleId, message }) => ruleId !== 'no-ambiguous-paths' || !areApart(message))
    .map(({ severity, ruleId, message, location: [at] }) => `${severity} ${ruleId}: ${message} ${at?.pointer ?? ''}`)
  expect(told.filter((one) => one.startsWith('error'))).toEqual([])
  expect(told.length <= MOST_WARNINGS ? [] : told).toEqual([])
}, 120_000)

test('a hole that takes any text is not apart from a name', () => {
  expect(takes({ type: 'string' }, 'batch')).toBe(true)
  expect(takes({ type: 'string', format: 'uuid' }, 'batch')).toBe(false)
  expect(takes({ type: 'string', enum: ['batch'] }, 'batch')).toBe(true)
})

function areApart(message: string): boolean {
  const [one = '', other = ''] = [...message.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '')
  const [left, right] = [one.split('/'), other.split('/')]
  return left.some((part, at) => refuses(one, part, right[at] ?? '') || refuses(other, right[at] ?? '', part))
}

/** The hole of this path takes no such name, in any of its calls. */
function refuses(path: string, hole: string, name: string): boolean {
  if (!hole.startsWith('{') || name.startsWith('{')) return false
  const holes = Object.values(document.paths[path] ?? {}).flatMap(({ parameters = [] }) =>
    parameters.filter((one) => one.in === 'path' && one.name === hole.slice(1, -1)),
  )
  return holes.length > 0 && holes.every(({ schema }) => !takes(schema, name))
}

function takes({ $ref, format, pattern, enum: listed, type, anyOf }: Schema, name: string): boolean {
  const named = $ref ? document.components.schemas[$ref.split('/').at(-1) ?? ''] : undefined
  if (named) return takes(named, name)
  if (anyOf) return anyOf.some((one) => takes(one, name))
  if (type === 'integer' || type === 'number' || format === 'uuid') return false
  if (listed && !listed.includes(name)) return false
  return !(pattern && !new RegExp(pattern).test(name))
}
