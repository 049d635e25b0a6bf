/** One answer a day: five steps, from very bad (1) to very good (5). */
import type { PlainDate } from '#kernel/plain-date.ts'

export const steps = [1, 2, 3, 4, 5] as const
export type Step = (typeof steps)[number]
export const NOTE_MAX = 500

type Employment = { readonly joinedOn: PlainDate; readonly leftOn: PlainDate | null }

/** Whoever is employed on the day: neither before they join nor after their last day. */
export const mayAnswer = (person: Employment | undefined, today: PlainDate): boolean =>
  person !== undefined && person.joinedOn <= today && (person.leftOn === null || person.leftOn >= today)
