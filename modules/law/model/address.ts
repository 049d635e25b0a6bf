/**
 * A case as the end of an address, behind the `#`: `scheme=my.pcb&on=2026-03-31&normal_remuneration=7000`. A browser
 * never sends that part to a server, so a case may be shared and kept without leaving the reader's own machine.
 */
import { type Draft, type DraftValue, draftOf, isPart, isRows } from './draft.ts'

export type LawCase = { readonly scheme: string; readonly on: string; readonly draft: Draft }

/** Where the page stands: a country to choose from, a case, or neither yet. */
export type Standing = { readonly country: string | undefined; readonly case: LawCase | undefined }

export function addressOf({ scheme, on, draft }: LawCase): string {
  const pairs: readonly Pair[] = [['scheme', scheme], ['on', on], ...pairsOf(draft, '')]
  return pairs.map((pair) => pair.map(written).join('=')).join('&')
}

/** The whole address of a case for a link: of a payslip's facts, say. */
export function linkTo(scheme: string, on: string, given: unknown): string {
  return `/law#${addressOf({ scheme, on, draft: draftOf(given) })}`
}

export function standingAt(hash: string): Standing {
  const pairs = hash.replace(/^#/, '').split('&').map(pairOf)
  const named = (name: string) => pairs.find(([key]) => key === name)?.[1]
  const scheme = named('scheme')
  if (!scheme) return { country: named('country'), case: undefined }
  const typed = pairs.filter(([key]) => !own.has(key))
  return {
    country: scheme.slice(0, scheme.indexOf('.')),
    case: { scheme, on: named('on') ?? '', draft: draftFrom(typed) },
  }
}

// Slashes, colons and spaces may stay readable in this part.
const written = (text: string): string =>
  encodeURIComponent(text).replace(/%2F/g, '/').replace(/%3A/g, ':').replace(/%20/g, '+')

function pairOf(text: string): Pair {
  const at = text.indexOf('=')
  const [key, value] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
  return [read(key), read(value)]
}

/** An address that was cut off or typed by hand may end within a sign. */
function read(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

/** No key of a scheme has these names. */
export const own: ReadonlySet<string> = new Set(['scheme', 'on'])

type Pair = [place: string, text: string]

function pairsOf(value: DraftValue, place: string): Pair[] {
  if (typeof value === 'string') return value === '' ? [] : [[place, value]]
  const within = isRows(value) ? value.map((row, at) => [String(at), row] as const) : Object.entries(value)
  return within.flatMap(([key, item]) => pairsOf(item, place === '' ? key : `${place}.${key}`))
}

type Growing = { [key: string]: string | Growing }

/** Rows are numbered from the first one that holds something, whatever numbers the address gave them. */
function draftFrom(pairs: readonly (readonly [string, string])[]): Draft {
  const root: Growing = Object.create(null)
  for (const [place, text] of pairs) {
    const keys = place.split('.')
    let at = root
    for (const key of keys.slice(0, -1)) {
      const next = at[key]
      const deeper: Growing = typeof next === 'object' ? next : Object.create(null)
      at[key] = deeper
      at = deeper
    }
    at[keys.at(-1) ?? ''] = text
  }
  return grown(root)
}

function grown(growing: Growing): Draft {
  return Object.fromEntries(
    Object.entries(growing).map(([key, value]) => [key, typeof value === 'string' ? value : valueFrom(value)]),
  )
}

function valueFrom(growing: Growing): DraftValue {
  const keys = Object.keys(growing)
  const numbered = keys.length > 0 && keys.every((key) => /^\d{1,4}$/.test(key))
  if (!numbered) return grown(growing)
  return keys
    .toSorted((a, b) => Number(a) - Number(b))
    .map((key) => growing[key])
    .map((row) => (typeof row === 'object' ? grown(row) : {}))
    .filter(isPart)
}
