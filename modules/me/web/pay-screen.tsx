/** Every payslip that was released to me, year by year with what the year came to. */
import { Link } from '@tanstack/react-router'
import { Empty, Loaded } from '#design/states.tsx'
import { OwnLoans } from '#modules/loans/web/public.tsx'
import { OwnForms } from '#modules/payforms/web/public.tsx'
import { ownPayslips } from '#modules/payroll/contract/own.ts'
import { OwnPayslipPassword, OwnTaxClaims } from '#modules/payroll/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { moneyText, monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from './me.module.css'
import { MeHead } from './me-head.tsx'
import { useWords } from './words.ts'

type Own = DataOf<typeof ownPayslips>

export function PayScreen() {
  const t = useWords()
  const reading = useCall(ownPayslips, {})
  return (
    <>
      <MeHead title={t('me.payslips')} />
      <Loaded reading={reading} rows={8}>
        {(found) =>
          found.payslips.length === 0 ? (
            <section className={`card ${classes.card}`}>
              <Empty title={t('me.noPayslips')} hint={t('me.noPayslipsHint')} />
            </section>
          ) : (
            found.years.map((year) => <Year key={year.year} year={year} found={found} />)
          )
        }
      </Loaded>
      <OwnForms />
      <OwnLoans />
      <OwnTaxClaims />
      <OwnPayslipPassword />
    </>
  )
}

function Year({ year, found }: { readonly year: Own['years'][number]; readonly found: Own }) {
  const t = useWords()
  const language = useLanguage()
  const money = (amount: string) => moneyText(amount, found.currency_code)
  const sums = [
    ['me.gross', year.gross_pay],
    ['me.deductions', year.total_deductions],
    ['me.net', year.net_pay],
  ] as const
  return (
    <section className={`card ${classes.card}`}>
      <div className={classes.cardHead}>
        <h2>{t('me.year', { year: year.year })}</h2>
        <span className="muted">
          {t('me.yearMonths', { count: year.months })} · {found.currency_code}
        </span>
      </div>
      <div>
        {sums.map(([word, amount]) => (
          <div key={word} className={classes.row}>
            <span className="muted">{t(word)}</span>
            <span className={classes.amount}>{money(amount)}</span>
          </div>
        ))}
      </div>
      <div>
        {found.payslips
          .filter((payslip) => payslip.year === year.year)
          .map((payslip) => (
            <Link key={payslip.id} to={`/me/pay/${payslip.id}`} className={classes.row}>
              <span>
                {monthText(payslip.year, payslip.month, language)}
                {payslip.run_name && ` · ${payslip.run_name}`}
              </span>
              <b className={classes.amount}>{money(payslip.net_pay)}</b>
            </Link>
          ))}
      </div>
    </section>
  )
}
