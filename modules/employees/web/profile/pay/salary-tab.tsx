/** Agreed pay with its history, and the account it goes to. */
import { Timeline } from '@mantine/core'
import { useState } from 'react'
import { Facts } from '#design/page.tsx'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { pay } from '../../contract/pay.ts'
import classes from '../employees.module.css'
import { fieldWord } from '../labels.ts'
import { useWords } from '../words.ts'
import { BankForm } from './bank-form.tsx'
import { PartHead } from './part-head.tsx'
import { PayForm } from './pay-form.tsx'

type PayPartProps = { readonly id: string; readonly mayEdit: boolean }

export function PayPart({ id, mayEdit }: PayPartProps) {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const [editing, setEditing] = useState<'pay' | 'bank'>()
  const reading = useCall(pay, { params: { id } })
  const closed = mayEdit ? undefined : t('employees.mayNotEdit')
  const done = () => setEditing(undefined)
  return (
    <Loaded reading={reading} rows={5}>
      {(found) => (
        <>
          <PartHead
            title={`${t('employees.pay')} (${currency})`}
            action={t('employees.changePay')}
            onEdit={editing ? undefined : () => setEditing('pay')}
            closed={closed}
          />
          {editing === 'pay' ? (
            <PayForm id={id} components={found.components} onDone={done} />
          ) : (
            <Facts
              facts={found.components.map(({ component, amount }) => [
                fieldWord(component),
                <span key={component} className="strong">
                  {moneyText(amount, currency)}
                </span>,
              ])}
            />
          )}
          <PartHead
            title={t('employees.bankAccount')}
            action={t('employees.changeBank')}
            onEdit={editing ? undefined : () => setEditing('bank')}
            closed={closed}
          />
          {editing === 'bank' ? (
            <BankForm id={id} account={found.bank_account} onDone={done} />
          ) : found.bank_account ? (
            <Facts
              facts={[
                [t('employees.bank'), found.bank_account.bank_name],
                [t('employees.accountNumber'), found.bank_account.account_number],
              ]}
            />
          ) : (
            <StatusBadge tone="warn">{t('employees.noBank')}</StatusBadge>
          )}
          {found.history.length > 0 && (
            <div className={classes.history}>
              <PartHead title={t('employees.history')} />
              <Timeline bulletSize={9} lineWidth={2} active={0}>
                {found.history.map((entry) => (
                  <Timeline.Item
                    key={`${entry.component}${entry.effective_from}`}
                    title={`${fieldWord(entry.component)} ${moneyText(entry.amount, currency)}`}
                  >
                    <span className="muted">
                      {[dayText(entry.effective_from, language), entry.reason].filter(Boolean).join(' · ')}
                    </span>
                  </Timeline.Item>
                ))}
              </Timeline>
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}
