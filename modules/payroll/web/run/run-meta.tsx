/** In the head of a month: when it is paid, and when it was worked out. */
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { useWords } from '../words.ts'
import { useCalculated } from './calculated.ts'
import type { Run } from './use-run.ts'

export function RunMeta({ run }: { readonly run: Run }) {
  const t = useWords()
  const language = useLanguage()
  const calculated = useCalculated(run)
  const { pay_day: day } = run
  const paid = day && t('payroll.payDay', { day: dayText(day.on, language) })
  const moved = day && day.on !== day.agreed && t('payroll.payDayMoved', { day: dayText(day.agreed, language) })
  return <>{[paid && `${paid}${moved || ''}`, calculated].filter(Boolean).join(' · ')}</>
}
