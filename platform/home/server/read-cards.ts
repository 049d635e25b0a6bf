/** The cards of those who may see them, read one after the other in one view of the data. */
import { mayEnter } from '#access/enter.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { DueKey } from '../contract-types.ts'
import { type HomeAsking, type HomeCard, type HomeKey, type HomeRow, homeCards, type OwnDue } from './home-card.ts'

/** Of rows by their day. The others stand one press away, in a list of their own. */
export const ROOM = 6

export async function readCards(tx: Tx, cards: readonly HomeCard[], asking: HomeAsking) {
  const found = await rowsOf(tx, cards, { ...asking, most: ROOM })
  return (Object.keys(homeCards) as HomeKey[]).flatMap((key) => {
    const { rows, total } = found.get(key) ?? NONE
    if (rows.length === 0) return []
    const { width, view } = homeCards[key]
    const shownHere = view === 'dates' ? byDay(rows).slice(0, ROOM) : rows
    return [{ key, width, view, rows: shownHere.map(shown), more: total - shownHere.length }]
  })
}

/** Every row of one card. */
export async function readCard(tx: Tx, cards: readonly HomeCard[], key: DueKey, asking: HomeAsking) {
  const found = await rowsOf(
    tx,
    cards.filter((card) => card.key === key),
    asking,
  )
  return byDay((found.get(key) ?? NONE).rows).map(shown)
}

type Found = { readonly rows: readonly HomeRow[]; readonly total: number }
const NONE: Found = { rows: [], total: 0 }

async function rowsOf(tx: Tx, cards: readonly HomeCard[], asking: HomeAsking): Promise<ReadonlyMap<HomeKey, Found>> {
  const found = new Map<HomeKey, Found>()
  for (const { key, areas, read } of cards) {
    if (!areas.some((area) => mayEnter(asking.session, area))) continue
    const told = await read(tx, asking)
    const { rows, total } = 'total' in told ? told : { rows: told, total: told.length }
    const before = found.get(key) ?? NONE
    found.set(key, { rows: [...before.rows, ...rows], total: before.total + total })
  }
  return found
}

export async function readDue(
  tx: Tx,
  due: readonly OwnDue[],
  asking: Parameters<OwnDue['read']>[1],
): Promise<ReturnType<typeof shown>[]> {
  const rows: HomeRow[] = []
  for (const { areas, read } of due) {
    if (areas.some((area) => mayEnter(asking.session, area))) rows.push(...(await read(tx, asking)))
  }
  return byDay(rows).map(shown)
}

const byDay = (rows: readonly HomeRow[]) =>
  rows.toSorted((one, other) => ((one.on ?? '') < (other.on ?? '') ? -1 : (one.on ?? '') > (other.on ?? '') ? 1 : 0))

const shown = ({ text, to, count, on, days }: HomeRow) => ({
  text,
  to,
  count: count ?? null,
  on: on ?? null,
  days: days ? [...days] : null,
})
