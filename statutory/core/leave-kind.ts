/**
 * What a law says of a kind of leave beside its days, which schemes of their own work out: how it is granted, how its
 * days are counted, who has it, what is paid of a day, and with which other leave it is counted.
 */
import type { Fraction } from '#kernel/fraction.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { History } from './history.ts'
import type { Entry, LawFile } from './law-file.ts'

/** `need`: as long as its cause lasts; there is nothing to use up. */
export const grants = ['year', 'anniversary', 'month', 'event', 'need'] as const
const countings = ['working_days', 'calendar_days'] as const
const measures = ['days', 'hours'] as const
const sexes = ['female', 'male', 'any'] as const

export type LeaveKind = {
  readonly granted: (typeof grants)[number]
  readonly countedIn: (typeof countings)[number]
  readonly measuredIn: (typeof measures)[number]
  /** Undefined where a scheme works them out, or where there is no number. */
  readonly days: number | undefined
  /** The part of a day's wages that is paid. */
  readonly paid: Fraction
  readonly sex: (typeof sexes)[number]
  readonly married: boolean
  readonly serviceMonths: number
  /** An incomplete year gives its part. */
  readonly prorated: boolean
  readonly certificate: boolean
  /** The employer may not refuse it to who meets its conditions. */
  readonly mandated: boolean
  /** What was not taken is paid out. */
  readonly paidOut: boolean
  /** Counted with another leave as well, once more days than these were taken in a year. */
  readonly within: { readonly kind: string; readonly afterDays: number } | undefined
  /** Around the event: from so many days before it to so many after. */
  readonly window: { readonly before: number; readonly after: number } | undefined
  /** For so many events at most. */
  readonly events: number | undefined
}

export type KindOfLeave = { readonly name: string; readonly history: History<LeaveKind> }

export const leaveKindsOf = (file: LawFile, names: readonly string[]): readonly KindOfLeave[] =>
  names.map((name) => ({ name, history: file.history(name, kindOf) }))

/** The kinds that the law knows on a day. */
export function kindsOn(kinds: readonly KindOfLeave[], on: PlainDate) {
  return kinds.flatMap(({ name, history }) => {
    const found = history.since(on)
    return found ? [{ name, ...found.law, source: found.id }] : []
  })
}

function kindOf(block: Entry): LeaveKind {
  const flag = (key: string) => block.optional(key) !== undefined && block.flag(key)
  const number = (key: string) => (block.optional(key) === undefined ? undefined : block.whole(key))
  const within = block.optional('within')
  const [before, after] = [number('usable days before'), number('usable days after')]
  return {
    granted: oneOf(grants, block.text('granted')),
    countedIn: oneOf(countings, block.text('counted in')),
    measuredIn: oneOf(measures, block.optional('measured in') ?? 'days'),
    days: number('days'),
    paid: block.rate('paid'),
    sex: oneOf(sexes, block.optional('sex') ?? 'any'),
    married: flag('married'),
    serviceMonths: number('service months') ?? 0,
    prorated: flag('prorated'),
    certificate: flag('certificate'),
    mandated: flag('mandated'),
    paidOut: flag('paid out'),
    within: within === undefined ? undefined : { kind: within, afterDays: number('within after days') ?? 0 },
    window: before === undefined || after === undefined ? undefined : { before, after },
    events: number('events'),
  }
}

function oneOf<const Known extends string>(known: readonly Known[], text: string): Known {
  const found = known.find((one) => one === text)
  if (found === undefined) throw new Error(`${text} is none of ${known.join(', ')}`)
  return found
}
