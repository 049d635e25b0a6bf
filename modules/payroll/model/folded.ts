/**
 * What was brought into a payslip, as it is stored: a month of overtime or shifts is mostly equal days, and what they have
 * in common is kept once, with the day, source and words of each beside it. `kerja_brought` reads the same in SQL.
 */

import { type Contributed, isAmount } from './contributed.ts'
import type { BroughtAmount } from './contributed-amounts.ts'

/** Which place it has among all, its source and day, and what is told of it in English and Chinese. */
type Own = readonly [at: number, source: string, day: BroughtAmount['day'], en: string, zh: string]
type Alike = Omit<BroughtAmount, 'source' | 'day' | 'told'> & { readonly of: readonly Own[] }

/** Where nothing is alike, the entries as they are: so older payslips have them all. */
export type Folded =
  | readonly Contributed[]
  | { readonly apart: readonly (readonly [at: number, one: Contributed])[]; readonly alike: readonly Alike[] }

export function folded(all: readonly Contributed[]): Folded {
  const groups = new Map<string, { readonly first: BroughtAmount; readonly of: Own[] }>()
  const apart: [number, Contributed][] = []
  for (const [at, one] of all.entries()) {
    if (!isAmount(one) || countsInItsOwnWay(one)) {
      apart.push([at, withoutWorksheet(one)])
      continue
    }
    const { origin, month, type, amount, due, corrects, source, day, told } = one
    const key = `${origin} ${month} ${type} ${amount} ${due} ${corrects} ${anyDay(one)}`
    const own: Own = [at, source, day, told.en, told['zh-Hant']]
    const group = groups.get(key)
    if (group) group.of.push(own)
    else groups.set(key, { first: one, of: [own] })
  }
  if (groups.size === all.length - apart.length) return all.map(withoutWorksheet)
  return { apart, alike: [...groups.values()].map(({ first, of }) => ({ ...commonOf(first), of })) }
}

export function unfolded(kept: Folded): readonly Contributed[] {
  if (isPlain(kept)) return kept
  const all: Contributed[] = []
  for (const [at, one] of kept.apart) all[at] = one
  for (const { of, ...common } of kept.alike)
    for (const [at, source, day, en, zh] of of) {
      const basis = common.basis.replace(DAY, day)
      all[at] = { ...common, source, day, basis, told: { en, 'zh-Hant': zh } }
    }
  return all
}

const isPlain = (kept: Folded): kept is readonly Contributed[] => Array.isArray(kept)

/** Rare, and kept as it is. */
const countsInItsOwnWay = ({ treated, category, taking }: BroughtAmount): boolean =>
  Boolean(treated || category || taking)

/** How the law came to it is kept beside what was brought. */
function withoutWorksheet(one: Contributed): Contributed {
  if (!isAmount(one)) return one
  const { asked: _, askedOn: __, ...rest } = one
  return { ...rest, worksheet: [] }
}

const commonOf = (one: BroughtAmount): Omit<Alike, 'of'> => {
  const { origin, month, kind, type, amount, due, corrects } = one
  return { origin, month, kind, type, amount, basis: anyDay(one), due, corrects, worksheet: [] }
}

/** What it rests on, without the day that it is for. */
const anyDay = ({ basis, day }: BroughtAmount): string => basis.replace(day, DAY)
const DAY = '{day}'
