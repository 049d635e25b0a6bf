/** When and how fast the month was worked out, in a few words. */
import { useMe } from '#platform/identity/web/me.ts'
import { momentText, wholeText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import type { Run } from './use-run.ts'

export function useCalculated(run: Run | undefined): string | undefined {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  if (!run?.calculated_at) return undefined
  const tenths = Math.max(1, Math.trunc((run.calculation_ms ?? 0) / 100))
  return t('payroll.calculated', {
    at: momentText(run.calculated_at, language, zone),
    count: wholeText(calculatedIn(run)),
    time: t('payroll.seconds', { seconds: `${Math.trunc(tenths / 10)}.${tenths % 10}` }),
  })
}

/** Who cannot be calculated stays in the list and has no payslip. */
export const calculatedIn = ({ tabs, checks }: Run): number =>
  tabs.all - (checks.find(({ code }) => code === 'cannot_be_worked_out')?.count ?? 0)
