/** What a last pay comes to, line by line with its law, and what is to be filed with it. */
import { Notice } from '#design/notice.tsx'
import { Facts } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { settlement } from '../../contract/settlement.ts'
import type english from '../../words/en.json'
import { useWords } from '../words.ts'

type Line = DataOf<typeof settlement>['lines'][number]
type Found = DataOf<typeof settlement>
type FormWord = Extract<keyof typeof english, `payroll.lastPay.form.${string}`>

export function LastPayLines({ found }: { readonly found: Found }) {
  const t = useWords()
  const language = useLanguage()
  const money = (amount: string) => moneyText(amount, found.currency_code)
  const day = (text: string) => dayText(text, language)
  const signed = ({ side, amount }: Found['lines'][number]) =>
    side === 'earning' ? money(amount) : side === 'open' ? `(${money(amount)})` : `−${money(amount)}`
  const table = (label: string, lines: readonly Line[]) => (
    <SimpleTable
      label={label}
      rows={lines.map((line, at) => ({ ...line, at }))}
      rowId={({ at }) => String(at)}
      wide
      columns={[
        { id: 'what', header: t('payroll.lastPay.line'), cell: ({ label }) => label },
        {
          id: 'why',
          header: t('payroll.lastPay.why'),
          cell: ({ why }) => <span className="muted">{why}</span>,
        },
        { id: 'amount', header: found.currency_code, number: true, cell: signed },
      ]}
    />
  )
  return (
    <>
      {found.incomplete && <Notice tone="warn">{found.incomplete}</Notice>}
      {found.held && (
        <Notice tone="warn">
          {t('payroll.lastPay.held', { form: found.held.form.toUpperCase(), day: day(found.held.until) })}
        </Notice>
      )}
      {table(t('payroll.lastPays'), found.lines)}
      <Facts
        facts={[
          [t('payroll.lastPay.gross'), money(found.gross)],
          [t('payroll.lastPay.deductions'), money(found.deductions)],
          [t('payroll.lastPay.net'), found.net === null ? null : <b key="net">{money(found.net)}</b>],
          [t('payroll.lastPay.payBy'), found.pay_by && day(found.pay_by)],
          [t('payroll.lastPay.service'), String(found.service_months)],
        ]}
      />
      {found.beside && (
        <>
          <b>{t('payroll.lastPay.beside')}</b>
          {table(t('payroll.lastPay.beside'), found.beside.lines)}
          <Facts facts={[[t('payroll.lastPay.besideTotal'), money(found.beside.total)]]} />
        </>
      )}
      {found.forms.length > 0 && (
        <SimpleTable
          label={t('payroll.lastPay.forms')}
          rows={found.forms}
          rowId={({ code }) => code}
          columns={[
            {
              id: 'form',
              header: t('payroll.lastPay.form'),
              cell: ({ code }) => t(`payroll.lastPay.form.${code}` as FormWord),
            },
            { id: 'due', header: t('payroll.lastPay.due'), cell: ({ due_on }) => day(due_on) },
          ]}
        />
      )}
    </>
  )
}
