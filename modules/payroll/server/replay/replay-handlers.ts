import { parseYearMonth, type YearMonth } from '#kernel/plain-date.ts'
import { problem } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { proofs, replay as replayCall } from '../../contract/replay.ts'
import { packFor } from '../pack-of-company.ts'
import { labelOf } from '../view/labels.ts'
import { keptProofs } from './after-update.ts'
import { monthsIn, replay } from './replay.ts'

const MOST_MONTHS = 36
const MOST_TOLD = 1_000

export const replayHandlers: readonly Handler[] = [
  on(replayCall, async ({ company, body, say, language }) => {
    const span = spanOf(body)
    if (!span)
      return problem('payroll.replay-span', { params: { most: MOST_MONTHS }, errors: { to: ['payroll.replay-span'] } })
    const found = await replay(company, span, MOST_TOLD)
    const { scheme } = await company.read((tx) => packFor(tx, company.companyId))
    return {
      ...found,
      differences: found.differences.map((one) => ({
        ...one,
        label: one.figure === '' ? say(language, 'payroll.replay.refused') : labelOf(language, scheme, one.figure),
        why: say(language, `payroll.replay.${one.why}`),
      })),
    }
  }),
  on(proofs, ({ company }) => company.read((tx) => keptProofs(tx, company.companyId))),
]

/** Undefined where it runs backwards or too far. */
export function spanOf({ from, to }: { readonly from: string; readonly to: string }) {
  const span: { from: YearMonth | undefined; to: YearMonth | undefined } = {
    from: parseYearMonth(from),
    to: parseYearMonth(to),
  }
  if (!span.from || !span.to || from > to) return undefined
  const months = { from: span.from, to: span.to }
  return monthsIn(months) > MOST_MONTHS ? undefined : months
}
