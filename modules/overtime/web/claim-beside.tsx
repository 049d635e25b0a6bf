/** What one has to know to decide a claim: when, how much counts, what was clocked, and the hours of the month. */
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { one } from '../contract/claims.ts'
import { type ClaimDetail, dayTypeText, minutesText, rateText, type Say, spanText } from './claims.ts'
import { useWords } from './words.ts'

export const OvertimeBeside = ({ request }: { readonly request: { readonly id: string } }) => (
  <ClaimBeside id={request.id} />
)

export function ClaimBeside({ id }: { readonly id: string }) {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(one, { params: { id } })
  const fresh = reading.data?.id === id ? reading.data : undefined
  return (
    <Loaded reading={{ ...reading, data: fresh }} rows={6}>
      {(claim) => (
        <>
          <Facts facts={factsOf(t, claim, weekDayText(claim.date, language), language)} />
          {claim.others.length > 0 && (
            <Facts
              facts={claim.others.map((other): [string, string] => [
                `${dayText(other.date, language)} · ${t(`overtime.status.${other.status}`)}`,
                `${spanText(other)} · ${minutesText(t, other.minutes)}`,
              ])}
            />
          )}
        </>
      )}
    </Loaded>
  )
}

/** Made good in rest: so far wished, or what became of the hours. */
function restOf(t: Say, { compensation, rest }: ClaimDetail, language: Language): [string, string][] {
  if (compensation !== 'leave') return []
  if (!rest) return [[t('overtime.compensation'), t('overtime.compensation.leave')]]
  const until = { hours: rest.hours, used: rest.used_hours, day: dayText(rest.expires_on, language) }
  return [[t('overtime.compensation.leave'), t('overtime.restUntil', until)]]
}

function factsOf(t: Say, claim: ClaimDetail, day: string, language: Language): [string, string][] {
  const { clocked, month_limit: limit } = claim
  const none = t('overtime.notClocked')
  return [
    [t('overtime.date'), day],
    [t('overtime.type'), dayTypeText(t, claim.type)],
    [t('overtime.time'), spanText(claim)],
    ...(claim.break_hours > 0
      ? [[t('overtime.break'), minutesText(t, claim.break_hours * 60)] as [string, string]]
      : []),
    [t('overtime.counted'), minutesText(t, claim.minutes)],
    ...(rateText(claim) ? [[t('overtime.rate'), rateText(claim)] as [string, string]] : []),
    [t('overtime.clocked'), clocked ? `${clocked.in ?? none} – ${clocked.out ?? none}` : none],
    [
      t('overtime.monthSoFar'),
      limit === null
        ? minutesText(t, claim.month_minutes)
        : t('overtime.ofLimit', { hours: minutesText(t, claim.month_minutes), limit: limit / 60 }),
    ],
    ...restOf(t, claim, language),
    ...(claim.voluntary_without_pay ? [[t('overtime.pay'), t('overtime.withoutPay')] as [string, string]] : []),
    ...(claim.by_agreement ? [[t('overtime.pay'), t('overtime.byAgreement')] as [string, string]] : []),
    ...(claim.emergency ? [[t('overtime.emergency'), t('overtime.yes')] as [string, string]] : []),
    ...(claim.reason ? [[t('overtime.reason'), claim.reason] as [string, string]] : []),
    ...(claim.justification ? [[t('overtime.justification'), claim.justification] as [string, string]] : []),
  ]
}
