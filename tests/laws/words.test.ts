/** English and Traditional Chinese are equals: the same keys, the same placeholders, nothing empty. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { companyRoles, operationsRoles } from '#access/roles.ts'

const catalogues = ['platform', 'modules', 'apps', 'design', 'statutory'].flatMap((shelf) => englishBelow(shelf))

test('there are catalogues to compare', () => {
  expect(catalogues.length).toBeGreaterThan(5)
})

test.each(catalogues)('%s says the same in both languages', (english) => {
  const chinese = english.replace(/en\.json$/, 'zh-Hant.json')
  expect(existsSync(chinese), `${chinese} is missing`).toBe(true)
  const [en, zh] = [english, chinese].map((path) => flat(JSON.parse(readFileSync(path, 'utf8'))))
  expect(Object.keys(zh ?? {}).sort()).toEqual(Object.keys(en ?? {}).sort())
  for (const [key, text] of Object.entries(en ?? {})) {
    expect(text.trim(), key).not.toBe('')
    expect(zh?.[key]?.trim(), key).not.toBe('')
    expect(placeholders(zh?.[key] ?? ''), key).toEqual(placeholders(text))
  }
})

test.each(catalogues)('Chinese beside %s has its own signs, as wide as its characters', (english) => {
  const words = flat(JSON.parse(readFileSync(english.replace(/en\.json$/, 'zh-Hant.json'), 'utf8')))
  // What is searched for is a list that nobody reads.
  const read = Object.entries(words).filter(([key]) => !key.startsWith('shell.find.'))
  expect(read.filter(([, text]) => /[\u4e00-\u9fff][,;:?!(]|[,;:?!)][\u4e00-\u9fff]/.test(text))).toEqual([])
})

test('every role has a name in both languages, and Shift Planner is Work Time Planner in English (S6-002)', () => {
  const [en, zh] = ['en', 'zh-Hant'].map((language) => {
    const words = JSON.parse(readFileSync(`platform/identity/words/roles.${language}.json`, 'utf8'))
    return (role: string): string => words[`identity.role.${role}`]
  })
  for (const role of [...companyRoles, ...operationsRoles])
    expect([en?.(role), zh?.(role)], role).not.toContain(undefined)
  expect(en?.('Shift Planner')).toBe('Work Time Planner')
})

function englishBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return englishBelow(path)
    return /(^|\.)en\.json$/.test(entry.name) ? [path] : []
  })
}

function flat(words: Record<string, unknown>, before = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(words).map(([key, value]) =>
      typeof value === 'string'
        ? { [before + key]: value }
        : flat(value as Record<string, unknown>, `${before}${key}.`),
    ),
  )
}

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map((found) => found[1]))].sort()
