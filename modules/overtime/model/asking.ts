/** Asking the law of one country about a day, and lines of pay from its answers. */
import { amountOf, amountText } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { isRefusedAnswer, type Question, workOut } from '#statutory/work-out.ts'
import type { WorkDay } from './work-day.ts'

export type DayWorked = {
  readonly date: PlainDate
  readonly day: WorkDay
  /** The month's wages that the country's law goes by. */
  readonly wages: string
  /** Planned, else what a day has; at most eight hours. */
  readonly normalMinutes: number
  /** Of an approved day, rostered on a holiday or a day of rest; on ordinary ones those of nights (Philippines). */
  readonly workedMinutes: number
  /** From ten at night to six, of these. */
  readonly workedNight: number
  /** Minutes of the night before that lie on this day and are paid apart (Philippines). */
  readonly carriedMinutes?: number
  /** Whether the month's wages hold the hours, where that goes by another day: on which the shift began (Philippines). */
  readonly inSalary?: boolean
  readonly claimedMinutes: number
  readonly claimedNight: number
  /** Of what was claimed, made good in rest: the first minutes of the day. */
  readonly restMinutes: number
  /** The company's own multiple for this type of day; null where it goes by the law alone. */
  readonly agreed: string | null
  readonly partTime: boolean
  /** Hours of a full-timer's day. */
  readonly fullMinutes: number
  /** Paid as if the law covered it: manual labour, or above the limit by agreement. */
  readonly asCovered: boolean
  /** Kind of employee that the law covers or not, in the Philippines. */
  readonly category: string
  readonly emergency: boolean
  /** Minutes of the month's overtime before this day, and how many are free of tax. */
  readonly monthBefore: number
  readonly monthLimit: number
  /** Days of a year that the salary pays, in the Philippines. */
  readonly factor: string
}
/** Without the day, so that equal days share it. */
export type Line = { readonly type: string; readonly amount: string; readonly asked: Question | undefined }

/**
 * Undefined where the law gives no answer. How the answer came about is not kept: a month has many days, and who looks
 * at one has the law asked again.
 */
export function asking(scheme: string, on: PlainDate, given: Question['given']) {
  const { answer } = workOut(scheme, on, given)
  if (isRefusedAnswer(answer)) return undefined
  const askedFor = (figure: string): Question => ({ scheme, given, figure, came: String(answer[figure] ?? '') })
  return { answer, askedFor }
}
type Asking = ReturnType<typeof asking>

type Found = readonly [type: string, amount: unknown, asking: Asking, figure: string]

/** Those that come to something, each with what was asked. */
export const lines = (found: readonly Found[]): readonly Line[] =>
  found.flatMap(([type, amount, asked, figure]) => {
    const text = amountText(amountOf(String(amount ?? '0')))
    return text === '0.00' ? [] : [{ type, amount: text, asked: asked?.askedFor(figure) }]
  })
