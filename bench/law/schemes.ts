/** The pace of every other scheme, by the cases that come with it; a bar low enough to show only what went wrong. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#platform/database/server/project-root.ts'
import { casesOf } from '#statutory/core/worked-cases.ts'
import { countries } from '#statutory/countries.ts'
import type { Figure } from '../figures.ts'
import { perSecond } from './pace.ts'

const WANTED = 20_000

export function measureSchemes(seconds = 0.3): readonly Figure[] {
  const folder = join(projectRoot, 'statutory')
  const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.cases.ndjson'))
    .flatMap((name) => casesOf(readFileSync(join(folder, name), 'utf8')))
    .filter(({ expect }) => expect.refused !== true)
  const schemes = Object.values(countries).flatMap((law) => [...law.schemes.keys()])
  return schemes
    .filter((scheme) => !scheme.endsWith('.payslip'))
    .map((scheme) => {
      const own = cases.filter((one) => one.scheme === scheme)
      return {
        what: `law: ${scheme}`,
        measured: perSecond(own, false, seconds),
        unit: '/s',
        wanted: WANTED,
        good: 'at least',
        note: `${perSecond(own, true, seconds).toLocaleString('en')}/s with worksheet`,
      }
    })
}
