/**
 * What the head of a page announces, by the screen at its address: the files of code and style that the screen needs,
 * fetched together with the program instead of after it, and the calls that it will make first, begun by the
 * small script of every page before the program is there (apps/web/preload.ts).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { askedAhead, callAddress, queryOf } from '#platform/contract/preload.ts'
import { me } from '#platform/identity/contract/own-account.ts'
import { preloads } from '../preloads.ts'

/** Written by tools/screen-files-plugin.mjs; `ahead` is the script itself. */
type ScreenFiles = { readonly ahead: string; readonly screens: Readonly<Record<string, readonly string[]>> }

/** What stands in the head before all else, and after the files that every page needs. */
export type Announced = { readonly first: string; readonly last: string }

/** Whatever stands there begins with who is signed in. */
const SIGNED_IN = /^\/(app|panel|me)(\/|$)/
const NOTHING: Announced = { first: '', last: '' }

type Announcing = {
  /** With the nonce by which the page's policy lets its script run. */
  readonly of: (url: string, nonce: string) => Announced
  /** Whether the program has a screen at this path. */
  readonly isScreen: (path: string) => boolean
}

export function announcedIn(folder: string): Announcing {
  const file = join(folder, '.screens.json')
  if (!existsSync(file)) return { of: () => NOTHING, isScreen: () => true }
  const files = JSON.parse(readFileSync(file, 'utf8')) as ScreenFiles
  const known = Object.entries(files.screens).map(([screen, needed]) => ({
    screen,
    shape: new RegExp(`^${screen.replace(/:\w+/g, '[^/]+')}/?$`),
    last: needed.map(linkTo).join(''),
  }))
  const isScreen = (path: string) => known.some(({ shape }) => shape.test(path))
  const of = (url: string, nonce: string): Announced => {
    const [path = '/', search = ''] = url.split('?', 2)
    const script = `<script nonce="${nonce}">${files.ahead}</script>`
    const found = known.find(({ shape }) => shape.test(path))
    if (!found) return { first: script, last: '' }
    return { first: firstCalls(found.screen, search) + script, last: found.last }
  }
  return { of, isScreen }
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`

function firstCalls(screen: string, search: string): string {
  if (!SIGNED_IN.test(screen)) return ''
  const readings = preloads[screen]?.(Object.fromEntries(new URLSearchParams(search))) ?? []
  const asked = readings.map((reading) =>
    askedAhead(callAddress(reading.endpoint, { params: reading.params, query: queryOf(reading) }), reading.body),
  )
  const addresses = [callAddress(me, {}), ...asked].join(' ')
  return `<meta name="ask-ahead" content="${escaped(addresses)}">`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
