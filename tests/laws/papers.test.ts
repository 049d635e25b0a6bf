/** What the papers point at is there: files they link to or name, screens, calls and commands. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { calls } from '#apps/server/calls.ts'
import { screens } from '#apps/web/compose.ts'
import { redirects } from '#apps/web/redirects.ts'

const FOLDERS = ['kernel', 'statutory', 'access', 'platform', 'design', 'modules', 'database', 'apps', 'tests', 'bench']
const papers = [...markdownIn('.', 1), ...[...FOLDERS, 'docs', 'tools'].flatMap((folder) => markdownIn(folder))].map(
  (path) => ({ path, text: readFileSync(path, 'utf8') }),
)
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

test('links lead to a file', () => {
  const broken = ({ path, text }: Paper) =>
    found(text, /\]\((?!https?:)([^)#\s]+)/g).filter((link) => !existsSync(join(dirname(path), link)))
  expect(all(broken)).toEqual([])
})

test('files named by their whole path exist', () => {
  const whole = new RegExp(`\`((?:${[...FOLDERS, 'docs', 'tools'].join('|')})/[\\w./-]+)\``, 'g')
  const example = /NNNN/
  expect(all(({ text }) => found(text, whole).filter((path) => !existsSync(path) && !example.test(path)))).toEqual([])
})

test('files that a README names below its own folder exist', () => {
  const below = /`((?:contract|model|server|web)\/[\w./-]+)`/g
  const readmes = papers.filter(({ path }) => /^(modules|platform)\/.+README\.md$/.test(path))
  const missing = readmes.flatMap(({ path, text }) =>
    found(text, below)
      .filter((name) => !existsSync(join(dirname(path), name)))
      .map((name) => `${path}: ${name}`),
  )
  expect(missing).toEqual([])
})

test('screens named by their address exist, or others stand below it', () => {
  const known = [...screens.map(({ path }) => path), ...redirects.map(([from]) => from)]
  const named = /`(\/(?:app|me|panel|kiosk)(?:\/[\w/:{}-]*)?)(?:\?[^`]*)?`/g
  expect(all(({ text }) => found(text, named).filter((path) => !known.some(leadsTo(path))))).toEqual([])
})

test('calls named by their address exist, or others stand below it', () => {
  const known = calls.flatMap(({ path, also = [] }) => [path, ...also])
  const named = /`(?:[A-Z]+ )?\/?(api\/[\w/:{}.-]+)(?:\?[^`]*)?`/g
  expect(all(({ text }) => found(text, named).filter((path) => !known.some(leadsTo(path))))).toEqual([])
})

test('commands of npm exist', () => {
  const named = /npm run (?:--silent )?([\w:-]+)/g
  expect(all(({ text }) => found(text, named).filter((name) => !(name in scripts)))).toEqual([])
})

test('configuration.md has every variable of the server, and no other', () => {
  const sources = ['environment', 'secrets', 'stored-files'].map((name) =>
    readFileSync(`apps/server/${name}.ts`, 'utf8'),
  )
  const read = found(sources.join('\n'), /\b(?:text|url|count|limit|keyOf|given|flag|needed)\('([A-Z][A-Z\d_]+)'/g)
  const guide = readFileSync('docs/guide/configuration.md', 'utf8')
  const told = found(guide, /^\| (`[^|]+)/gm).flatMap((cell) => found(cell, /`([A-Z\d_]+)`/g))
  expect(told.filter((name) => name !== 'NODE_OPTIONS').sort()).toEqual([...new Set([...read, 'LOG_LEVEL'])].sort())
})

type Paper = (typeof papers)[number]
const found = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, first]) => `${first}`)
const all = (wrong: (paper: Paper) => readonly string[]): string[] =>
  papers.flatMap((paper) => wrong(paper).map((what) => `${paper.path}: ${what}`))

/** Part by part, where a part that differs each time (`{id}`, `:id`) is any. */
const leadsTo = (named: string) => {
  const parts = partsOf(named)
  return (path: string) => {
    const known = partsOf(path)
    return parts.every(
      (part, at) => known[at] !== undefined && (part === known[at] || isHole(part) || isHole(known[at])),
    )
  }
}
const partsOf = (path: string): string[] => path.split('/').filter(Boolean)
const isHole = (part: string): boolean => /^[:{]|^\.\.\.$/.test(part)

function markdownIn(folder: string, depth = 20): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return depth > 1 && entry.name !== 'node_modules' ? markdownIn(path, depth - 1) : []
    return entry.name.endsWith('.md') ? [path] : []
  })
}
