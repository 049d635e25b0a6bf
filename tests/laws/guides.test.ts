import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type AreaId, areas } from '#access/areas.ts'
import { mayEnter } from '#access/enter.ts'
import { features, modules } from '#access/modules.ts'
import { companyRoles } from '#access/roles.ts'
import type { Session } from '#access/session.ts'
import { screens } from '#apps/web/compose.ts'
import { guides } from '#modules/documentation/model/guides.ts'

const everything: Omit<Session, 'roles'> = {
  ...{ type: 'user', complete: true, modules: Object.values(modules), features: Object.values(features) },
}
const areaOf = (path: string): AreaId | undefined => {
  const screen = screens.find((one) => one.path === path)
  return screen && 'area' in screen ? screen.area : undefined
}

test('each guide leads to a page that whoever reads it may open', () => {
  const wrong = guides.flatMap(({ id, screen, area }) => {
    const there = areaOf(screen)
    if (!there) return [`${id}: no page ${screen}`]
    const shut = companyRoles.filter((role) => {
      const session = { ...everything, roles: [role] }
      return mayEnter(session, area) && !mayEnter(session, there)
    })
    const modulesDiffer = areas[area].module !== areas[there].module && areas[there].module !== null
    return shut.length > 0 || modulesDiffer ? [`${id}: ${shut.join(', ')} cannot open ${screen}`] : []
  })
  expect(wrong).toEqual([])
})

test('a guide says the same in both languages: as many steps, three to seven, under a name of its own', () => {
  const wrong = guides.filter(
    ({ steps: { en, zh } }) => en.length !== zh.length || en.length < 3 || en.length > 7 || zh.some((step) => !step),
  )
  expect(wrong.map(({ id }) => id)).toEqual([])
  expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length)
  expect(guides.length).toBeGreaterThanOrEqual(45)
})

test.each([
  ['匯入', 'import-employees'],
  ['2FA', 'two-factor'],
  ['薪轉檔', 'bank-file'],
  ['roster paste', 'roster'],
])('“%s” finds %s', async (search, id) => {
  const { matches } = await import('#modules/documentation/model/search.ts')
  const found = guides.filter(({ title, words, steps }) =>
    matches(search, [title.en, title.zh, words.en, words.zh, ...steps.en, ...steps.zh]),
  )
  expect(found.map((guide) => guide.id)).toContain(id)
})

/** Labels that Chinese steps quote, with what the same words of the product are in English. */
test('a label that a guide quotes is one of the product, and the English step calls it what the product does', () => {
  const called = labels()
  const wrong = guides.flatMap(({ id, steps }) =>
    steps.zh.flatMap((step, at) => {
      const english = plain(steps.en[at] ?? '')
      return [...step.matchAll(/「([^」]+)」/g)]
        .map(([, label = '']) => label)
        .filter((label) => !called.get(label)?.some((text) => english.includes(plain(text))))
        .map((label) => `${id}, step ${at + 1}: ${label}`)
    }),
  )
  expect(wrong).toEqual([])
})

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'")

function labels(): ReadonlyMap<string, readonly string[]> {
  const called = new Map<string, string[]>()
  for (const path of cataloguesBelow('apps', 'design', 'modules', 'platform')) {
    const [en, zh] = [path, path.replace(/en\.json$/, 'zh-Hant.json')].map(
      (file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>,
    )
    for (const [key, label] of Object.entries(zh ?? {})) {
      const text = en?.[key]
      if (text) called.set(label, [...(called.get(label) ?? []), text])
    }
  }
  return called
}

const cataloguesBelow = (...shelves: readonly string[]): string[] =>
  shelves.flatMap((shelf) =>
    (readdirSync(shelf, { recursive: true }) as string[])
      .filter((path) => /words[/\\](.*\.)?en\.json$/.test(path))
      .map((path) => join(shelf, path)),
  )
