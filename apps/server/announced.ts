/**
 * What the head of a page announces, by the screen at its address: the files of code and style that the screen needs,
 * fetched together with the program instead of after it, and the calls that it will make first, begun by a small
 * script before the program is there (apps/web/ahead.ts).
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { callAddress, queryOf } from '#platform/contract/first-reading.ts'
import { me } from '#platform/identity/contract/own-account.ts'
import { firstReadings } from '../first-readings.ts'

/** Written by tools/screen-files-plugin.mjs. */
type ScreenFiles = { readonly ahead: string; readonly screens: Readonly<Record<string, readonly string[]>> }

/** What stands in the head before all else, and after the files that every page needs. */
export type Announced = { readonly first: string; readonly last: string }

/** Whatever stands there begins with who is signed in. */
const SIGNED_IN = /^\/(app|panel|me)(\/|$)/
const NOTHING: Announced = { first: '', last: '' }

export function announcedIn(folder: string): (url: string) => Announced {
  const file = join(folder, '.screens.json')
  if (!existsSync(file)) return () => NOTHING
  const files = JSON.parse(readFileSync(file, 'utf8')) as ScreenFiles
  const known = Object.entries(files.screens).map(([screen, needed]) => ({
    screen,
    shape: new RegExp(`^${screen.replace(/:\w+/g, '[^/]+')}/?$`),
    last: needed.map(linkTo).join(''),
  }))
  return (url) => {
    const [path = '/', search = ''] = url.split('?', 2)
    const found = known.find(({ shape }) => shape.test(path))
    if (!found) return NOTHING
    return { first: firstCalls(found.screen, search, files.ahead), last: found.last }
  }
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="${file}">`
    : `<link rel="modulepreload" crossorigin href="${file}">`

function firstCalls(screen: string, search: string, script: string): string {
  if (!SIGNED_IN.test(screen)) return ''
  const readings = firstReadings[screen]?.(Object.fromEntries(new URLSearchParams(search))) ?? []
  const asked = readings.map((reading) =>
    callAddress(reading.endpoint, { params: reading.params, query: queryOf(reading) }),
  )
  const addresses = [callAddress(me, {}), ...asked].join(' ')
  return `<meta name="ask-ahead" content="${escaped(addresses)}"><script src="${script}"></script>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
