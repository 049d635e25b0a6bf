/** The kinds of leave of a country's law on a day; for whoever keeps leave. Beside work-out.ts the only other door. */
import type { PlainDate } from '#kernel/plain-date.ts'
import { type KindOfLeave, kindsOn, type LeaveKind } from './core/leave-kind.ts'
import { leaveKinds as malaysian } from './my/leave-kinds/leave-kinds.ts'
import { leaveKinds as philippine } from './ph/leave-kinds/leave-kinds.ts'
import { leaveKinds as taiwanese } from './tw/leave-kinds/leave-kinds.ts'

const byCountry: { readonly [country: string]: readonly KindOfLeave[] } = {
  my: malaysian,
  tw: taiwanese,
  ph: philippine,
}

export type KindOnDay = LeaveKind & { readonly name: string; readonly source: string }

/** By the country's two letters. */
export const leaveKindsIn = (country: string, on: PlainDate): readonly KindOnDay[] =>
  kindsOn(byCountry[country] ?? [], on)
