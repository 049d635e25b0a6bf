/** This month against the last: the lines that came out differently, and by how much. Of runs alike, and of what was released. */
import { amountOf, amountText } from '#kernel/money.ts'
import { addMonths, yearMonthText } from '#kernel/plain-date.ts'
import { ownPayslip, ownPayslips } from '#modules/payroll/contract/own.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { moneyText, monthText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from './me.module.css'
import { useWords } from './words.ts'

type Payslip = DataOf<typeof ownPayslip>

export function AgainstLast({ payslip }: { readonly payslip: Payslip }) {
  const list = useCall(ownPayslips, {})
  const wanted = yearMonthText(addMonths(payslip, -1))
  const before = list.data?.payslips.find((one) => yearMonthText(one) === wanted && one.run === payslip.run)
  return before ? <Differences payslip={payslip} beforeId={before.id} /> : null
}

function Differences({ payslip, beforeId }: { readonly payslip: Payslip; readonly beforeId: string }) {
  const t = useWords()
  const language = useLanguage()
  const { data: before } = useCall(ownPayslip, { params: { id: beforeId } }, { staleTime: 60_000 })
  if (!before || before.id !== beforeId) return null
  const money = (amount: string) => moneyText(amount, payslip.currency_code)
  const rows = differences(before, payslip)
  const net = amountText(amountOf(payslip.net_pay) - amountOf(before.net_pay))
  const month = monthText(before.year, before.month, language)
  return (
    <section className={`card ${classes.card}`}>
      <div className={classes.cardHead}>
        <h2>{t('me.againstLast', { month })}</h2>
        <span className={classes.amount}>{signed(net, money)}</span>
      </div>
      {rows.length === 0 ? (
        <span className="muted">{t('me.sameAsLast')}</span>
      ) : (
        <div>
          {rows.map(({ key, label, was, now, difference }) => (
            <div key={key} className={classes.row}>
              <span>
                {label}
                <small>{t('me.wasNow', { was: money(was), now: money(now) })}</small>
              </span>
              <span className={classes.amount}>{signed(difference, money)}</span>
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

const signed = (amount: string, money: (amount: string) => string): string =>
  amountOf(amount) > 0n ? `+${money(amount)}` : money(amount)

type Line = Payslip['lines'][number]
const keyOf = ({ side, key, label }: Line): string => `${side} ${key} ${label}`

/** In the order of the newer payslip; what the employer bears changes nobody's pay and is left out. */
export function differences(before: Pick<Payslip, 'lines'>, now: Pick<Payslip, 'lines'>) {
  const sums = new Map<string, { label: string; was: bigint; now: bigint }>()
  const add = (line: Line, which: 'was' | 'now') => {
    if (line.side === 'employer') return
    const found = sums.get(keyOf(line)) ?? { label: line.label, was: 0n, now: 0n }
    sums.set(keyOf(line), { ...found, [which]: found[which] + amountOf(line.amount) })
  }
  for (const line of now.lines) add(line, 'now')
  for (const line of before.lines) add(line, 'was')
  return [...sums].flatMap(([key, { label, was, now: is }]) =>
    was === is ? [] : [{ key, label, was: amountText(was), now: amountText(is), difference: amountText(is - was) }],
  )
}
