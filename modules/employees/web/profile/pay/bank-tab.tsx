/** Where pay goes: the accounts with their shares, former ones below. */
import { Anchor, Table } from '@mantine/core'
import { useState } from 'react'
import { SimpleTable } from '#design/simple-table.tsx'
import { Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useWords } from '../../words.ts'
import { PartHead } from '../part-head.tsx'
import { AccountsForm } from './accounts-form.tsx'
import { type PaidPerson, usePayCalls } from './pay-calls.ts'

export default function BankTab({ person }: { readonly person: PaidPerson }) {
  const t = useWords()
  const [editing, setEditing] = useState(false)
  const reading = useCall(usePayCalls().accounts, { params: { id: person.id } })
  return (
    <Loaded reading={reading} rows={4}>
      {(accounts) => {
        const now = accounts.filter(({ share }) => share !== NONE)
        const former = accounts.filter(({ share }) => share === NONE)
        return (
          <>
            <PartHead
              title={t('employees.bankAccounts')}
              action={t('employees.changeBank')}
              onEdit={editing ? undefined : () => setEditing(true)}
              closed={person.may.edit ? undefined : t('employees.mayNotEdit')}
            />
            {editing ? (
              <AccountsForm id={person.id} now={now} onDone={() => setEditing(false)} />
            ) : now.length === 0 ? (
              <StatusBadge tone="warn">{t('employees.noBank')}</StatusBadge>
            ) : (
              <SimpleTable
                label={t('employees.bankAccounts')}
                rows={now}
                rowId={({ id }) => id}
                columns={[
                  { id: 'bank', header: t('employees.bank'), cell: (one) => one.bank_name },
                  { id: 'number', header: t('employees.accountNumber'), cell: (one) => one.account_number },
                  { id: 'holder', header: t('employees.holder'), cell: (one) => one.holder_name ?? person.full_name },
                  { id: 'share', header: t('employees.share'), number: true, cell: (one) => `${one.share} %` },
                ]}
              />
            )}
            {now.length > 1 && !editing && <p className="muted">{t('employees.sharesHint')}</p>}
            {former.length > 0 && <Former accounts={former} />}
          </>
        )
      }}
    </Loaded>
  )
}

const NONE = '0.00'

type FormerAccount = { readonly id: string; readonly bank_name: string; readonly account_ending: string }

function Former({ accounts }: { readonly accounts: readonly FormerAccount[] }) {
  const t = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Anchor component="button" type="button" size="sm" onClick={() => setOpen(!open)} aria-expanded={open} mt="md">
        {t('employees.formerAccounts', { count: accounts.length })}
      </Anchor>
      {open && (
        <Table>
          <Table.Tbody>
            {accounts.map((one) => (
              <Table.Tr key={one.id}>
                <Table.Td>{one.bank_name}</Table.Td>
                <Table.Td>•••• {one.account_ending}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  )
}
