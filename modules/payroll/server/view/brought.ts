/** What other parts of the product brought into a payslip, in the reader's words. */
import type { z } from 'zod'
import type { Language } from '#platform/http/server/say.ts'
import { storedMonthText } from '#platform/words/format.ts'
import type { ContributedView } from '../../contract-types.ts'
import { type Contributed, isShown } from '../../model/contributed.ts'
import type { Line } from '../../model/payslip.ts'
import { labelOf } from './labels.ts'

export type Telling = {
  readonly language: Language
  readonly say: (key: string, params?: Readonly<Record<string, string | number>>) => string
}

/** Days of leave, claims and the like, with what they correct. */
export const contributedView = (
  contributed: readonly Contributed[],
  telling: Telling,
): z.input<typeof ContributedView>[] =>
  contributed.filter(isShown).map((one) => ({
    origin: one.origin,
    month: one.month,
    kind: one.kind,
    days: one.kind === 'amount' ? null : one.days,
    amount: one.kind === 'amount' ? one.amount : null,
    corrects: one.corrects,
    text: broughtText(one, telling),
  }))

/** 'Correction of January 2026: Overtime, 2 Jan 2026' */
export const broughtText = ({ told, month, corrects }: Contributed, telling: Telling): string =>
  corrects ? correcting(month, told[telling.language], telling) : told[telling.language]

/** What a line of the payslip is called. */
export function lineLabel({ key, names, corrects }: Line, scheme: string, telling: Telling): string {
  const label = names?.[telling.language] ?? labelOf(telling.language, scheme, key)
  return corrects ? correcting(corrects, label, telling) : label
}

const correcting = (month: string, what: string, { language, say }: Telling): string =>
  say('payroll.contributed-correction', {
    month: storedMonthText(month, language),
    what,
  })
