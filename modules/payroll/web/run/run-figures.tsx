/** What the month comes to, with the difference to the month before. */
import { Fragment, type ReactNode } from 'react'
import { StatCard, StatCards } from '#design/stat-card.tsx'
import type { YearMonth } from '#kernel/plain-date.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { moneyText, percentChange, wholeText } from '#platform/words/format.ts'
import { useBrackets } from '#platform/words/web/words.ts'
import { useMonthName } from '../month.ts'
import { useWords } from '../words.ts'
import { CompanyCost } from './company-cost.tsx'
import { shortName } from './short-name.ts'
import type { Run } from './use-run.ts'

export function RunFigures({ run, wanted }: { readonly run: Run; readonly wanted: YearMonth }) {
  const t = useWords()
  const beside = useBrackets()
  const { country } = useMe()
  const month = useMonthName().before(wanted)
  const { totals, former_totals: former, currency_code: currency } = run
  const isNone = run.status === 'none'
  const money = (amount: string) => (isNone ? '–' : moneyText(amount, currency))
  const change = (now: string, before: string | undefined): ReactNode => {
    if (isNone) return undefined
    const percent = percentChange(now, before)
    if (percent === undefined) return t('payroll.firstMonth')
    return t('payroll.thanMonth', { change: percent, month })
  }
  const employer = run.figures
    .filter(({ side, name }) => side === 'employer' && name !== 'employer_cost')
    .flatMap(({ name, label }) => {
      const sum = totals[name]
      return typeof sum === 'string' && !/^0(\.0+)?$/.test(sum)
        ? [{ name, text: `${shortName(label)}\u00a0${moneyText(sum, currency)}` }]
        : []
    })
  return (
    <StatCards>
      <StatCard
        label={beside(t('payroll.net'), currency)}
        value={money(totals.net_pay)}
        note={change(totals.net_pay, former?.net_pay)}
      />
      <StatCard
        label={beside(t('payroll.gross'), currency)}
        value={money(totals.gross_pay)}
        note={change(totals.gross_pay, former?.gross_pay)}
      />
      <StatCard
        label={beside(t('payroll.cost'), currency)}
        value={money(totals.employer_cost)}
        note={
          <>
            {employer.length > 0
              ? employer.map(({ name, text }, at) => (
                  <Fragment key={name}>
                    {at > 0 && ' · '}
                    <span className="whole">{text}</span>
                  </Fragment>
                ))
              : change(totals.employer_cost, former?.employer_cost)}
            {country === 'TW' && <CompanyCost run={run} wanted={wanted} />}
          </>
        }
      />
      <StatCard
        label={t('payroll.people')}
        value={isNone ? '–' : wholeText(totals.people)}
        note={isNone ? undefined : t('payroll.movement', { joined: totals.joined, left: totals.left })}
      />
    </StatCards>
  )
}
