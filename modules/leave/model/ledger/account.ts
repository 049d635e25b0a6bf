/** One person's account of one type: what stands on a day, and everything that led to it, entry by entry. */
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import type { Span } from '../entitlement/leave-year.ts'
import type { Halves } from '../halves.ts'
import { allocate, type Demand, isValidOn, type Lot } from './allocate.ts'
import { availableOn } from './balance.ts'

export type GrantedLot = Lot & {
  readonly kind: 'entitlement' | 'carried' | 'event' | 'adjusted' | 'opening' | 'granted'
  readonly granted: Halves
  /** What was left of it was carried on, paid out or forfeited: nothing of its last day is still to come. */
  readonly isSettled: boolean
  /** Carried on before, or brought along with a last day of its own: it is not carried on again. */
  readonly once: boolean
  readonly note: string | null
}
export type Exit = {
  readonly lot: string
  readonly kind: 'carried' | 'paid_out' | 'forfeited' | 'reduced'
  readonly date: PlainDate
  readonly halves: Halves
  readonly note: string | null
}
export type Taking = Demand & { readonly status: 'pending' | 'approved'; readonly isCorrection: boolean }

export type Standing = {
  /** Granted for the period, what was set by hand included. */
  readonly entitled: Halves
  readonly carried: Halves
  readonly taken: Halves
  readonly booked: Halves
  readonly pending: Halves
  readonly paidOut: Halves
  readonly forfeited: Halves
  /** The last days of what was lost. */
  readonly forfeitedOn: readonly PlainDate[]
  /** Of what is over: nobody has settled it yet, and it is to be carried on or paid out. */
  readonly unsettled: Halves
  /** What is there on the day once its own leave is taken; what is pending counts as taken. */
  readonly balance: Halves
  /** What can still be asked for. */
  readonly available: Halves
  /** What is lost unless it is taken, by its last day, within the year to come. */
  readonly expiring: readonly { readonly on: PlainDate; readonly halves: Halves }[]
}

type Account = {
  readonly lots: readonly GrantedLot[]
  readonly exits: readonly Exit[]
  readonly takings: readonly Taking[]
}

/** What of a lot that is over waits to be carried on or paid out; nothing, where only the rest is asked for. */
export type Waits = (lot: GrantedLot) => boolean
const nothingWaits: Waits = () => false

export function standingOf(
  { lots, exits, takings }: Account,
  asOf: PlainDate,
  period: Span,
  waits: Waits = nothingWaits,
): Standing {
  const within = (date: PlainDate) => period.from <= date && date <= period.to
  const ofPeriod = lots.filter(
    ({ validFrom, expiresOn }) => validFrom <= period.to && (expiresOn === null || expiresOn >= period.from),
  )
  const idsOfPeriod = new Set(ofPeriod.map(({ id }) => id))
  const mine = takings.filter(({ date }) => within(date))
  const { uses } = allocate(
    lots,
    takings.filter(({ date }) => date <= asOf),
  )
  const left = (lot: GrantedLot) => lot.capacity - sum(uses.filter((use) => use.lot === lot.id))
  const gone = (kind: Exit['kind']) => sum(exits.filter((exit) => exit.kind === kind && idsOfPeriod.has(exit.lot)))
  const isOver = ({ expiresOn, isSettled }: GrantedLot) =>
    expiresOn !== null && (expiresOn < asOf || (expiresOn === asOf && isSettled))
  const isWaiting = (lot: GrantedLot) => !lot.isSettled && waits(lot)
  const over = ofPeriod.filter(isOver)
  const lost = (all: readonly GrantedLot[]) => sum(all.map((lot) => ({ halves: Math.max(0, left(lot)) })))
  return {
    entitled:
      sum(ofPeriod.filter(({ kind }) => kind !== 'carried').map(({ granted }) => ({ halves: granted }))) -
      gone('reduced'),
    carried: sum(ofPeriod.filter(({ kind }) => kind === 'carried').map(({ granted }) => ({ halves: granted }))),
    taken: sum(mine.filter(({ status, date }) => status === 'approved' && date <= asOf)),
    booked: sum(mine.filter(({ status, date }) => status === 'approved' && date > asOf)),
    pending: sum(mine.filter(({ status }) => status === 'pending')),
    paidOut: gone('paid_out'),
    forfeited: lost(over.filter((lot) => !isWaiting(lot))),
    forfeitedOn: [
      ...new Set(over.filter((lot) => !isWaiting(lot) && left(lot) > 0).flatMap(({ expiresOn }) => expiresOn ?? [])),
    ].toSorted(),
    unsettled: lost(over.filter(isWaiting)),
    balance: sum(lots.filter((lot) => isValidOn(lot, asOf) && !isOver(lot)).map((lot) => ({ halves: left(lot) }))),
    available: availableOn(lots, takings, asOf),
    expiring: expiringOf(lots, takings, asOf),
  }
}

const AHEAD = 366

function expiringOf(lots: readonly GrantedLot[], takings: readonly Taking[], asOf: PlainDate) {
  const { uses } = allocate(lots, takings)
  const byDay = new Map<PlainDate, Halves>()
  for (const lot of lots) {
    if (lot.expiresOn === null || !isValidOn(lot, asOf) || lot.expiresOn > addDays(asOf, AHEAD)) continue
    const left = lot.capacity - sum(uses.filter((use) => use.lot === lot.id))
    if (left > 0) byDay.set(lot.expiresOn, (byDay.get(lot.expiresOn) ?? 0) + left)
  }
  return [...byDay].map(([on, halves]) => ({ on, halves })).sort((one, other) => (one.on < other.on ? -1 : 1))
}

export type Entry = {
  readonly date: PlainDate
  readonly kind: GrantedLot['kind'] | Exit['kind'] | 'taken' | 'pending' | 'corrected' | (typeof ENDS)[number]
  /** Signed: what it adds or takes. */
  readonly halves: Halves
  /** What stands after it. */
  readonly balance: Halves
  readonly expiresOn: PlainDate | null
  /** Of the application or correction. */
  readonly source: string | null
  readonly note: string | null
}

/** What nobody has settled yet of a lot that ends on a day. */
export type Rest = { readonly lot: string; readonly on: PlainDate; readonly halves: Halves }
/** By lot what of its rest is to be carried on and paid out; all else is lost. */
export type EndsOf = (
  rests: readonly Rest[],
) => ReadonlyMap<string, { readonly carried: Halves; readonly paidOut: Halves }>

const ENDS = ['to_carry', 'to_pay_out', 'expired'] as const
const allLost: EndsOf = () => new Map()

/** In the order of their days; on one day grants come first, then leave, then what ends with the day. */
export function entriesOf({ lots, exits, takings }: Account, until: PlainDate, endsOf: EndsOf = allLost): Entry[] {
  const { uses } = allocate(lots, takings)
  const used = (id: string) => sum(uses.filter((use) => use.lot === id))
  const rests = lots.flatMap(({ id, capacity, expiresOn, isSettled }) => {
    const halves = capacity - used(id)
    return expiresOn === null || halves <= 0 ? [] : [{ lot: id, on: expiresOn, halves, isSettled }]
  })
  const ends = endsOf(rests.filter(({ isSettled }) => !isSettled))
  const none = { expiresOn: null, source: null, note: null }
  const all: (Omit<Entry, 'balance'> & { readonly order: number })[] = [
    ...lots.map((lot) => ({
      ...none,
      order: 0,
      date: lot.validFrom,
      kind: lot.kind,
      halves: lot.granted,
      expiresOn: lot.expiresOn,
      note: lot.note,
    })),
    ...takings.map(({ date, halves, source, status, isCorrection }) => ({
      ...none,
      order: 1,
      date,
      kind: isCorrection ? ('corrected' as const) : status === 'pending' ? ('pending' as const) : ('taken' as const),
      halves: -halves,
      source,
    })),
    ...exits
      .filter(({ kind }) => kind !== 'forfeited')
      .map(({ date, kind, halves, note }) => ({ ...none, order: 2, date, kind, halves: -halves, note })),
    ...rests.flatMap(({ lot, on, halves }) => {
      const { carried, paidOut } = ends.get(lot) ?? { carried: 0, paidOut: 0 }
      const parts = { to_carry: carried, to_pay_out: paidOut, expired: halves - carried - paidOut }
      return ENDS.flatMap((kind) =>
        parts[kind] > 0 ? [{ ...none, order: 3, date: on, kind, halves: -parts[kind] }] : [],
      )
    }),
  ]
  let balance = 0
  return all
    .filter(({ date }) => date <= until)
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : one.order - other.order))
    .map(({ order: _, ...entry }) => {
      balance += entry.halves
      return { ...entry, balance }
    })
}

const sum = (all: readonly { readonly halves: Halves }[]): Halves =>
  all.reduce((total, { halves }) => total + halves, 0)
