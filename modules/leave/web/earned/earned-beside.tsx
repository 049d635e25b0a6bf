/** What one has to know to decide an earned day: what the day was, what it would come to, what else there is. */
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { weekDayText } from '#platform/words/week-days.ts'
import { amountText } from '../amounts.ts'
import beside from '../beside/beside.module.css'
import { leaveWord } from '../labels.ts'
import { useWords } from '../words.ts'
import { type EarnedDetail, type EarningName, earnings } from './earned.ts'
import { causeText } from './earned-columns.tsx'

type Of = { readonly request: { readonly id: string } }
export const OffInLieuBeside = ({ request }: Of) => <EarnedBeside name="offInLieu" id={request.id} />
export const ReplacementHolidayBeside = ({ request }: Of) => <EarnedBeside name="replacementHoliday" id={request.id} />

export function EarnedBeside({ name, id }: { readonly name: EarningName; readonly id: string }) {
  const reading = useCall(earnings[name].one, { params: { id } })
  const fresh = reading.data?.id === id ? reading.data : undefined
  return (
    <Loaded reading={{ ...reading, data: fresh }} rows={4}>
      {(day) => <EarnedParts name={name} day={day} />}
    </Loaded>
  )
}

function EarnedParts({ name, day }: { readonly name: EarningName; readonly day: EarnedDetail }) {
  const t = useWords()
  const language = useLanguage()
  const until = day.expires_on ?? day.would_expire_on
  const facts: [string, string][] = [
    [t('leave.earned.date'), weekDayText(day.date, language)],
    [t('leave.earned.cause'), causeText(t, day)],
    ...(name === 'replacementHoliday'
      ? [
          [t('leave.earned.how'), t(day.worked ? 'leave.earned.worked' : 'leave.earned.fellOnDayOff')] as [
            string,
            string,
          ],
        ]
      : []),
    [t('leave.earned.earned'), amountText(day.amount, 'day')],
    ...(day.left === null ? [] : [[t('leave.earned.left'), amountText(day.left, 'day')] as [string, string]]),
    ...(day.status === 'pending' || day.left !== null
      ? [[t('leave.earned.until'), until ? dayText(until, language) : t('leave.earned.always')] as [string, string]]
      : []),
    ...(day.reason ? [[t('leave.reason'), day.reason] as [string, string]] : []),
  ]
  return (
    <>
      <Facts facts={facts} />
      <div className={beside.cards}>
        <Others name={name} others={day.others} />
      </div>
    </>
  )
}

function Others({ name, others }: { readonly name: EarningName; readonly others: EarnedDetail['others'] }) {
  const t = useWords()
  const language = useLanguage()
  const left = others.reduce((sum, one) => sum + (one.status === 'approved' ? (one.left ?? 0) : 0), 0)
  return (
    <section className={beside.card}>
      <h3>{t(`leave.${name}.others`)}</h3>
      {others.length === 0 ? (
        <p>{t('leave.earned.noOthers')}</p>
      ) : (
        <dl>
          {others.map((one) => (
            <div key={one.id}>
              <dt>
                {dayText(one.date, language)} · {t(leaveWord(one.status))}
              </dt>
              <dd>
                {one.left === null
                  ? amountText(one.amount, 'day')
                  : t('leave.leftShort', { amount: amountText(one.left, 'day') })}
              </dd>
            </div>
          ))}
          <div data-sum>
            <dt>{t('leave.earned.leftInAll')}</dt>
            <dd>{amountText(left, 'day')}</dd>
          </div>
        </dl>
      )}
    </section>
  )
}
