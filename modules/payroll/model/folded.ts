/**
 * What was brought into a payslip, as it is stored: what equal days have in common is kept once, with the days beside it and
 * the places that they have among all. `kerja_brought` reads the same in SQL.
 */
import type { PlainDate } from '#kernel/plain-date.ts'
import { anyDay, DAY, isAlike, onDay, placesOf } from './alike-days.ts'
import { type Coming, type Contributed, isAmount } from './contributed.ts'
import type { BroughtAmount } from './contributed-amounts.ts'

/** Source, basis and words with {day} for the day. */
type Alike = Omit<BroughtAmount, 'day'> & { readonly at: readonly number[]; readonly days: readonly PlainDate[] }

/** As months were once kept: with the source and the words of each day. */
type Own = readonly [at: number, source: string, day: PlainDate, en: string, zh: string]
type AlikeOnce = Omit<BroughtAmount, 'source' | 'day' | 'told'> & { readonly of: readonly Own[] }

/** Where nothing is alike, the entries as they are: so older payslips have them all. */
export type Folded =
  | readonly Contributed[]
  | {
      readonly apart: readonly (readonly [at: number, one: Contributed])[]
      readonly alike: readonly (Alike | AlikeOnce)[]
    }

type Group = { readonly common: Omit<BroughtAmount, 'day'>; readonly at: number[]; readonly days: PlainDate[] }

export function folded(all: readonly Coming[], places = placesOf(all)): Folded {
  const groups = new Map<string, Group>()
  const apart: [number, Contributed][] = []
  for (const [nth, one] of all.entries()) {
    const own = places[nth] ?? []
    if (!isAlike(one) && (!isAmount(one) || countsInItsOwnWay(one))) {
      apart.push([own[0] ?? 0, withoutWorksheet(one)])
      continue
    }
    const common = commonOf(one)
    const { origin, month, type, amount, due, corrects, source, basis, told } = common
    const key = `${origin} ${month} ${type} ${amount} ${due} ${corrects}\n${source}\n${basis}\n${told.en}\n${told['zh-Hant']}`
    const group = groups.get(key) ?? { common, at: [], days: [] }
    groups.set(key, group)
    group.at.push(...own)
    group.days.push(...(isAlike(one) ? one.days : [one.day]))
  }
  const kept = { apart, alike: [...groups.values()].map(({ common, at, days }) => ({ ...common, at, days })) }
  return kept.alike.some(({ days }) => days.length > 1) ? kept : unfolded(kept)
}

export function unfolded(kept: Folded): readonly Contributed[] {
  if (isPlain(kept)) return kept
  const all: Contributed[] = []
  for (const [at, one] of kept.apart) all[at] = one
  for (const alike of kept.alike) {
    if ('of' in alike) {
      const { of, ...common } = alike
      for (const [at, source, day, en, zh] of of)
        all[at] = { ...common, source, day, basis: common.basis.replace(DAY, day), told: { en, 'zh-Hant': zh } }
    } else {
      const { at, days, ...common } = alike
      for (const [nth, day] of days.entries()) all[at[nth] ?? 0] = { ...common, ...onDay(common, day), day }
    }
  }
  return all
}

const isPlain = (kept: Folded): kept is readonly Contributed[] => Array.isArray(kept)

/** Rare, and kept as it is; also what somebody calls as the place of the day is called. */
const countsInItsOwnWay = ({ treated, category, taking, told }: BroughtAmount): boolean =>
  Boolean(treated || category || taking) || told.en.includes(DAY) || told['zh-Hant'].includes(DAY)

/** How the law came to it is kept beside what was brought. */
function withoutWorksheet(one: Contributed): Contributed {
  if (!isAmount(one)) return one
  const { asked: _, askedOn: __, ...rest } = one
  return { ...rest, worksheet: [] }
}

function commonOf(one: Extract<Coming, { kind: 'amount' | 'alike' }>): Group['common'] {
  const { origin, month, type } = one
  const { source, basis, told } = isAlike(one) ? one : anyDay(one, one.day)
  const [amount, due, corrects] = isAlike(one) ? [one.each, one.each, false] : [one.amount, one.due, one.corrects]
  return { origin, source, month, kind: 'amount', type, amount, basis, worksheet: [], told, due, corrects }
}
