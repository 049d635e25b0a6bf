// The law that stood is not rewritten: compared with the main branch, no dated block and no gazetted table of statutory/
// may change, vanish or be pushed in between, unless statutory/CHANGELOG.md gained an entry that begins with
// "Correction" and names the block (my.epf/wage_bands/2019-01-01). Three things are no rewriting: the day a block was
// last `checked`, a new block at either end, and figures for a block that was `unpublished`.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readLaw } from './law-data-plugin.mjs'

const FOLDER = 'statutory'
const CHANGELOG = `${FOLDER}/CHANGELOG.md`

/** `base` is undefined where there is nothing to compare with, and `said` says why. */
export function lawHistory(root) {
  const base = baseOf(root)
  if (!base) return { base, blocks: 0, breaches: [], said: 'no git history here, nothing to compare with' }
  const before = filesAt(root, base)
  const after = filesNow(root)
  const [stood, stands] = [blocksOf(before), blocksOf(after)]
  const corrections = gained(before.get(CHANGELOG) ?? '', after.get(CHANGELOG) ?? '')
  const breaches = [...rewritten(stood, stands), ...pushedIn(stood, stands)].filter(
    ({ id }) => !corrections.some((entry) => names(entry, id)),
  )
  return { base, blocks: stood.size, breaches, said: `${stood.size} blocks as they were at ${base.slice(0, 9)}` }
}

export const breachText = ({ id, what }) =>
  `${id} ${what}: ${CHANGELOG} needs a new entry that begins with "Correction" and names it`

/** Where this branch left the main one; on the main one itself, the commit before. */
function baseOf(root) {
  const head = git(root, 'rev-parse', 'HEAD')
  if (!head) return undefined
  const bases = ['main', 'origin/main', 'master', 'origin/master'].map((ref) => git(root, 'merge-base', 'HEAD', ref))
  const base = bases.find(Boolean)
  if (base && base !== head) return base
  return git(root, 'rev-parse', 'HEAD~1') ?? head
}

function* rewritten(stood, stands) {
  for (const [id, block] of stood) {
    const now = stands.get(id)
    if (!now) yield { id, what: 'was removed' }
    else if (block.unpublished !== 'yes' && textOf(block) !== textOf(now)) yield { id, what: 'was changed' }
  }
}

/** A block within the law that stood takes days away from the one before it. */
function* pushedIn(stood, stands) {
  for (const [id, { history, from }] of stands) {
    if (stood.has(id)) continue
    const days = [...stood.values()].filter((block) => block.history === history).map((block) => block.from)
    if (days.some((day) => day < from) && days.some((day) => day > from)) yield { id, what: 'was pushed in between' }
  }
}

const textOf = ({ checked: _checked, history: _history, ...block }) => JSON.stringify(block)

/** Every dated block by its id, as worksheets and sources name it; gazetted tables are part of their block. */
function blocksOf(files) {
  const blocks = new Map()
  const read = (name) => files.get(normalize(name).replaceAll('\\', '/')) ?? ''
  for (const path of files.keys()) {
    if (!path.endsWith('.rates.yaml')) continue
    const { scheme, tables = {} } = readLaw(path, read)
    for (const [name, { history = [] }] of Object.entries(tables)) {
      const whole = `${scheme}/${name}`
      for (const block of history) blocks.set(`${whole}/${block.from}`, { ...block, history: whole })
    }
  }
  return blocks
}

/** Entries of the changelog that were not there before and are corrections. */
function gained(before, after) {
  const known = new Set(entriesOf(before))
  return entriesOf(after).filter((entry) => !known.has(entry) && /^[^\n]*\n+Correction\b/.test(entry))
}

const entriesOf = (changelog) =>
  changelog
    .split(/^## /m)
    .slice(1)
    .map((entry) => entry.trim())

const names = (entry, id) => entry.split(/[\s`,;()]+/).some((word) => word.replace(/[.:]$/, '') === id)

const isLaw = (path) => /\.(rates\.yaml|csv)$/.test(path) || path === CHANGELOG

function filesNow(root) {
  const folder = join(root, FOLDER)
  if (!existsSync(folder)) return new Map()
  return new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${FOLDER}/${name.replaceAll('\\', '/')}`)
      .filter(isLaw)
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  )
}

/** All of them by one program: each is answered as a line with its size, then its bytes. */
function filesAt(root, commit) {
  const paths = (git(root, 'ls-tree', '-r', '--name-only', commit, '--', FOLDER) ?? '').split('\n').filter(isLaw)
  const asked = paths.map((path) => `${commit}:${path}\n`).join('')
  const { stdout } = spawnSync('git', ['-C', root, 'cat-file', '--batch'], {
    input: asked,
    maxBuffer: 256 * 1024 * 1024,
  })
  const files = new Map()
  let at = 0
  for (const path of paths) {
    const line = stdout.subarray(at, stdout.indexOf(10, at)).toString()
    const start = at + line.length + 1
    const size = Number(line.split(' ')[2])
    files.set(path, stdout.subarray(start, start + size).toString())
    at = start + size + 1
  }
  return files
}

function git(root, ...parts) {
  // Variables of a git that runs this check, a hook's say, would point it elsewhere.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^GIT_(DIR|WORK_TREE|INDEX)/.test(name)),
  )
  const { status, stdout } = spawnSync('git', ['-C', root, ...parts], { encoding: 'utf8', env })
  return status === 0 ? stdout.trim() : undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { breaches, said } = lawHistory(join(dirname(fileURLToPath(import.meta.url)), '..'))
  process.stdout.write(`${[...breaches.map(breachText), said].join('\n')}\n`)
  process.exitCode = breaches.length > 0 ? 1 : 0
}
