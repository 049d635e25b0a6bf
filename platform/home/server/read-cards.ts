/** The cards of those who may see them, read one after the other in one view of the data. */
import { mayEnter } from '#access/enter.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { type HomeAsking, type HomeCard, type HomeKey, type HomeRow, homeCards, type OwnDue } from './home-card.ts'

/** Of rows by their day: as many as somebody reads through on a first page. */
export const ROOM = 60

export async function readCards(tx: Tx, cards: readonly HomeCard[], asking: HomeAsking) {
  const rows = new Map<HomeKey, readonly HomeRow[]>()
  const lists = new Map<HomeKey, string>()
  for (const { key, areas, read, all } of cards) {
    if (!areas.some((area) => mayEnter(asking.session, area))) continue
    if (all) lists.set(key, all)
    rows.set(key, [...(rows.get(key) ?? []), ...(await read(tx, asking))])
  }
  return (Object.keys(homeCards) as HomeKey[]).flatMap((key) => {
    const found = rows.get(key) ?? []
    if (found.length === 0) return []
    const { width, view } = homeCards[key]
    const sorted = view === 'dates' ? byDay(found) : found
    const most = view === 'dates' ? ROOM : found.length
    const more = found.length > most
    return [{ key, width, view, rows: sorted.slice(0, most).map(shown), more, all: lists.get(key) ?? null }]
  })
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
