/** Which accounts pay is booked to, and where everything else goes. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { journal, ledgerAccounts, ledgerSetup, removeLedgerAccount } from '../../contract/ledger.ts'
import { useWords } from '../words.ts'
import { type Account, AccountDialog } from './account-dialog.tsx'
import { SuspenseDialog } from './suspense-dialog.tsx'

const NONE: readonly Account[] = []
type Open = { readonly what: 'edit' | 'remove'; readonly now: Account | undefined } | { readonly what: 'suspense' }

export function AccountsPart() {
  const t = useWords()
  const list = useCall(ledgerAccounts, {})
  const setup = useCall(ledgerSetup, {}).data
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'edit', now: undefined })}>
      {t('payreports.ledger.add')}
    </Button>
  )
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('payreports.ledger.hint')}
      </Text>
      <Group gap="xs">
        {add}
        {setup && (
          <Button variant="default" onClick={() => setOpen({ what: 'suspense' })}>
            {t('payreports.ledger.suspense', { account: setup.suspense_account })}
          </Button>
        )}
      </Group>
      <DataList
        id="ledger-accounts"
        label={t('payreports.ledger.accounts')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={(row) => [row.label, row.department ?? row.cost_centre].filter(Boolean).join(' · ')}
        columns={useColumns()}
        empty={<Empty title={t('payreports.ledger.none')} hint={t('payreports.ledger.noneHint')} />}
        peek={(row, onClose) => (
          <AccountPanel
            key={row.id}
            of={row}
            onEdit={() => setOpen({ what: 'edit', now: row })}
            onRemove={() => setOpen({ what: 'remove', now: row })}
            onClose={onClose}
          />
        )}
      />
      {open?.what === 'edit' && setup && <AccountDialog now={open.now} setup={setup} onClose={close} />}
      {open?.what === 'remove' && open.now && <Removal of={open.now} onClose={close} />}
      {open?.what === 'suspense' && setup && <SuspenseDialog setup={setup} onClose={close} />}
    </Stack>
  )
}

const accountText = (code: string | null, name: string | null) => [code, name].filter(Boolean).join(' · ')

function useColumns(): readonly Column<Account>[] {
  const t = useWords()
  return useMemo(
    () => [
      { id: 'what', header: t('payreports.booked'), always: true, phone: true, least: 180, text: ({ label }) => label },
      {
        id: 'department',
        header: t('payreports.department'),
        least: 130,
        goes: 1,
        text: ({ department }) => department ?? '',
      },
      {
        id: 'cost_centre',
        header: t('payreports.costCentre'),
        least: 130,
        goes: 2,
        text: ({ cost_centre }) => cost_centre ?? '',
      },
      {
        id: 'debit',
        header: t('payreports.debit'),
        least: 150,
        phone: true,
        text: (row) => accountText(row.debit_account, row.debit_name),
      },
      {
        id: 'credit',
        header: t('payreports.credit'),
        least: 150,
        phone: true,
        text: (row) => accountText(row.credit_account, row.credit_name),
      },
    ],
    [t],
  )
}

type AccountPanelProps = {
  readonly of: Account
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

function AccountPanel({ of, onEdit, onRemove, onClose }: AccountPanelProps) {
  const t = useWords()
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{of.label}</h2>
          <p>{of.department ?? of.cost_centre ?? t('payreports.ledger.everywhere')}</p>
        </>
      }
      foot={
        <Group gap="xs">
          <Button onClick={onEdit}>{t('payreports.change')}</Button>
          <Button variant="subtle" color="red" onClick={onRemove}>
            {t('payreports.remove')}
          </Button>
        </Group>
      }
    >
      <Facts
        facts={[
          [t('payreports.debit'), accountText(of.debit_account, of.debit_name) || '–'],
          [t('payreports.credit'), accountText(of.credit_account, of.credit_name) || '–'],
        ]}
      />
    </Panel>
  )
}

function Removal({ of, onClose }: { readonly of: Account; readonly onClose: () => void }) {
  const t = useWords()
  const remove = useAct(removeLedgerAccount, { refreshes: [ledgerAccounts, journal], after: onClose })
  return (
    <ConfirmDialog
      danger
      title={t('payreports.ledger.removeTitle', { name: of.label })}
      action={t('payreports.remove')}
      working={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: of.id } })}
      onClose={onClose}
    >
      {t('payreports.ledger.removeHint')}
    </ConfirmDialog>
  )
}
