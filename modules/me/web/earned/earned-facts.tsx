/** An earned day among its request: what the day was, what it came to, and until when. */
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { useAmount } from '../leave/amounts.ts'
import { useWords } from '../words.ts'
import { type EarningName, earnings } from './earnings.ts'

export function EarnedFacts({ name, id }: { readonly name: EarningName; readonly id: string }) {
  const t = useWords()
  const language = useLanguage()
  const amount = useAmount()
  const reading = useCall(earnings[name].calls.one, { params: { id } })
  if (reading.isError) return null
  return (
    <Loaded reading={reading} rows={3}>
      {({ date, day_kind: kind, holiday, left, expires_on: expires, would_expire_on: would, ...day }) => {
        const until = expires ?? would
        return (
          <Facts
            facts={[
              [t('me.day'), weekDayText(date, language)],
              [t('me.earned.cause'), holiday ?? t(`me.kind.${kind}`)],
              ...(day.worked && name === 'replacementHoliday'
                ? [[t('me.reason'), t('me.earned.worked')] as const]
                : []),
              [t('me.earned.howMuch'), amount(day.amount, 'day')],
              ...(left === null ? [] : [[t('me.earned.left'), amount(left, 'day')] as const]),
              ...(until ? [[t('me.earned.until'), dayText(until, language)] as const] : []),
              ...(day.reason ? [[t('me.reason'), day.reason] as const] : []),
            ]}
          />
        )
      }}
    </Loaded>
  )
}
