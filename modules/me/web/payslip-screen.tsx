/** One payslip, line by line; every line says why it is so. */
import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Loaded } from '#design/states.tsx'
import { SideDialog } from '#design/unsaved/dialog.tsx'
import { SourceList, StepList, SummaryList } from '#modules/law/web/public.tsx'
import { ownPayslip, ownPayslipPdf, ownPayslipWhy } from '#modules/payroll/contract/own.ts'
import { BroughtList } from '#modules/payroll/web/public.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { dayText, moneyText, monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { AgainstLast } from './against-last.tsx'
import { useAmount } from './leave/amounts.ts'
import classes from './me.module.css'
import { MeHead } from './me-head.tsx'
import { LeaveLeft } from './payslip-leave.tsx'
import { useWords } from './words.ts'

type Payslip = DataOf<typeof ownPayslip>
const sides = [
  { side: 'earning', word: 'me.earnings' },
  { side: 'benefit', word: 'me.benefits' },
  { side: 'deduction', word: 'me.deductions' },
  { side: 'refund', word: 'me.refunds' },
  { side: 'employer', word: 'me.employer' },
] as const

export function PayslipScreen() {
  const t = useWords()
  const language = useLanguage()
  const { id = '' } = useParams({ strict: false })
  const reading = useCall(ownPayslip, { params: { id } })
  const [figure, setFigure] = useState<string>()
  const shown = reading.data
  const month = shown
    ? [monthText(shown.year, shown.month, language), shown.run_name].filter(Boolean).join(' · ')
    : t('me.payslips')
  return (
    <>
      <MeHead
        title={month}
        back="/me/pay"
        side={
          <Button
            variant="default"
            leftSection={<IconDownload size={16} />}
            onClick={() => void download(ownPayslipPdf, { params: { id }, query: { language } })}
          >
            PDF
          </Button>
        }
      />
      <Loaded reading={reading} rows={10}>
        {(found) => (
          <>
            <div className={classes.hero}>
              <span>{t('me.net')}</span>
              <b>
                {found.currency_code} {moneyText(found.net_pay, found.currency_code)}
              </b>
              {found.paid_on && <span>{t('me.paidOn', { day: dayText(found.paid_on, language) })}</span>}
              <span>{t('me.whyHint')}</span>
            </div>
            <Lines payslip={found} onAsk={setFigure} />
            <AgainstLast payslip={found} />
            <DaysThatCount payslip={found} />
            <YearToDate payslip={found} />
            <LeaveLeft year={found.year} month={found.month} />
          </>
        )}
      </Loaded>
      {figure && reading.data && <Why payslip={reading.data} figure={figure} onClose={() => setFigure(undefined)} />}
    </>
  )
}

function Lines({ payslip, onAsk }: { readonly payslip: Payslip; readonly onAsk: (figure: string) => void }) {
  const t = useWords()
  return sides
    .map(({ side, word }) => ({ word, lines: payslip.lines.filter((line) => line.side === side) }))
    .filter(({ lines }) => lines.length > 0)
    .map(({ word, lines }) => (
      <section key={word} className={`card ${classes.card}`}>
        <div className={classes.cardHead}>
          <h2>{t(word)}</h2>
          <span className="muted">{payslip.currency_code}</span>
        </div>
        <div>
          {lines.map(({ key, label, amount }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be of one type
            <button type="button" key={`${key} ${at}`} className={classes.row} onClick={() => onAsk(key)}>
              <span>{label}</span>
              <span className={classes.amount}>{moneyText(amount, payslip.currency_code)}</span>
            </button>
          ))}
        </div>
      </section>
    ))
}

function YearToDate({ payslip: { year_to_date: sums = [], currency_code: currency } }: { readonly payslip: Payslip }) {
  const t = useWords()
  if (sums.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <div className={classes.cardHead}>
        <h2>{t('me.yearToDate')}</h2>
        <span className="muted">{currency}</span>
      </div>
      <div>
        {sums.map(({ key, label, amount }) => (
          <div key={key} className={classes.row}>
            <span>{label}</span>
            <span className={classes.amount}>{moneyText(amount, currency)}</span>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Of leave that is not paid or is paid out, and of what corrects an earlier month. */
function DaysThatCount({ payslip }: { readonly payslip: Payslip }) {
  const t = useWords()
  const amount = useAmount()
  // Money stands in its line.
  const contributed = payslip.contributed.flatMap(({ kind, ...one }) => (kind === 'amount' ? [] : [{ kind, ...one }]))
  if (contributed.length === 0) return null
  return (
    <section className={`card ${classes.card}`}>
      <h2>{t('me.daysThatCount')}</h2>
      <div>
        {contributed.map(({ origin, month, kind, days, text }) => (
          <div key={`${origin} ${month} ${kind}`} className={classes.row}>
            <span>
              {text}
              <small>{t(`me.daysThatCount.${kind}`)}</small>
            </span>
            <span className={classes.amount}>{amount(Number(days), 'day')}</span>
          </div>
        ))}
      </div>
    </section>
  )
}

type WhyProps = { readonly payslip: Payslip; readonly figure: string; readonly onClose: () => void }

function Why({ payslip, figure, onClose }: WhyProps) {
  const t = useWords()
  const reading = useCall(ownPayslipWhy, { params: { id: payslip.id, figure } }, { staleTime: 60_000 })
  const label = payslip.lines.find(({ key }) => key === figure)?.label ?? figure
  return (
    <SideDialog opened onClose={onClose} position="bottom" size="80%" title={t('me.why', { label })}>
      <Loaded reading={reading} rows={6}>
        {(found) => (
          <>
            <BroughtList
              brought={found.brought}
              currency={payslip.currency_code}
              sources={found.sources.map(({ id }) => id)}
            />
            <SummaryList steps={found.steps} currency={payslip.currency_code} title={t('me.why', { label })}>
              <StepList
                steps={found.steps}
                currency={payslip.currency_code}
                sources={found.sources.map(({ id }) => id)}
                endsInFigure
              />
              <SourceList sources={found.sources} />
            </SummaryList>
          </>
        )}
      </Loaded>
    </SideDialog>
  )
}
