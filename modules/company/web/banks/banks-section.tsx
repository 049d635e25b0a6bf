/** The banks of the company; the paying one is chosen with its account, after confirming that it is you. */
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { banks, preferBank } from '../../contract/banks.ts'
import { useWords } from '../words.ts'

type Bank = DataOf<typeof banks>[number]

export function BanksSection({ mayWrite }: { readonly mayWrite: boolean }) {
  const t = useWords()
  const [choosing, setChoosing] = useState<Bank>()
  const list = useCall(banks, {})
  const rows = [...(list.data ?? [])].sort((left, right) => Number(right.paying) - Number(left.paying))
  return (
    <>
      <SimpleTable
        reading={list}
        label={t('company.banks')}
        rows={rows}
        rowId={({ id }) => id}
        empty={t('company.noBanks')}
        columns={[
          {
            id: 'bank',
            header: t('company.bank'),
            cell: (bank) => (
              <>
                {bank.name} {bank.paying && <StatusBadge tone="good">{t('company.paying')}</StatusBadge>}
              </>
            ),
          },
          {
            id: 'account',
            header: t('company.account'),
            cell: (bank) => bank.account_ending && t('company.accountEnding', { ending: bank.account_ending }),
          },
          {
            id: 'choose',
            header: '',
            cell: (bank) =>
              mayWrite && (
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={t('company.payFromBank', { name: bank.name })}
                  onClick={() => setChoosing(bank)}
                >
                  {t('company.payFrom')}
                </Button>
              ),
          },
        ]}
      />
      {choosing && <PayFromDialog bank={choosing} onClose={() => setChoosing(undefined)} />}
    </>
  )
}

function PayFromDialog({ bank, onClose }: { readonly bank: Bank; readonly onClose: () => void }) {
  const t = useWords()
  const [account, setAccount] = useState('')
  const prefer = useAct(preferBank, { refreshes: [banks], after: onClose })
  const send = (event: FormEvent) => {
    event.preventDefault()
    prefer.mutate({ params: { id: bank.id }, body: account ? { account_number: account } : {} })
  }
  return (
    <Modal opened onClose={onClose} title={t('company.payFromTitle', { name: bank.name })}>
      <form onSubmit={send}>
        <Stack gap="md">
          <TextInput
            label={t('company.accountNumber')}
            description={bank.account_ending ? t('company.keepAccount') : undefined}
            required={!bank.account_ending}
            value={account}
            onChange={(event) => setAccount(event.currentTarget.value.replaceAll(/[\s-]/g, ''))}
            error={fieldErrors(prefer.error).account_number}
            inputMode="numeric"
            autoComplete="off"
            data-autofocus
          />
          <Group justify="flex-end">
            <Button type="submit" loading={prefer.isPending}>
              {t('company.payFrom')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
