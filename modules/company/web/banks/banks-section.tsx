/** The accounts the company pays from; each change after confirming that it is you. */
import { ActionIcon, Button, Group } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import { MayButton } from '#design/may-button.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { banks, preferBank, removeBank } from '../../contract/banks.ts'
import { useWords } from '../words.ts'
import { BankDialog } from './bank-dialog.tsx'
import { BankSheetButtons } from './bank-sheet-buttons.tsx'

type Account = DataOf<typeof banks>[number]

export function BanksSection() {
  const t = useWords()
  const mayWrite = mayEnter(useSession(), 'company.bank.write')
  const [adding, setAdding] = useState(false)
  const [changing, setChanging] = useState<Account>()
  const [preferring, setPreferring] = useState<Account>()
  const list = useCall(banks, {})
  const rows = list.data ?? []
  const place = useRef<HTMLDivElement>(null)
  const isSought = useLocation({ select: ({ hash }) => hash === 'accounts' })
  // Whoever is sent here to add an account is not left at the head of all the settings above it.
  useEffect(() => {
    if (isSought && !list.isPending) place.current?.scrollIntoView({ block: 'center' })
  }, [isSought, list.isPending])
  const prefer = useAct(preferBank, { refreshes: [banks], after: () => setPreferring(undefined) })
  const remove = useAct(removeBank, { refreshes: [banks] })
  return (
    <Section
      title={t('company.banks')}
      hint={t('company.banksHint')}
      actions={
        <Group gap={8}>
          <BankSheetButtons closed={mayWrite ? undefined : t('company.mayNotBank')} />
          <MayButton
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            closed={mayWrite ? undefined : t('company.mayNotBank')}
            onClick={() => setAdding(true)}
          >
            {t('company.addBank')}
          </MayButton>
        </Group>
      }
    >
      <div ref={place}>
        <SimpleTable
          wide
          reading={list}
          label={t('company.banks')}
          rows={rows}
          rowId={({ id }) => id}
          empty={t('company.noBanks')}
          columns={[
            {
              id: 'bank',
              header: t('company.bank'),
              cell: (row) => (
                <>
                  {row.bank_name} {row.is_digital && <StatusBadge tone="info">{t('company.digital')}</StatusBadge>}{' '}
                  {row.is_preferred && <StatusBadge tone="good">{t('company.paying')}</StatusBadge>}
                </>
              ),
            },
            { id: 'account', header: t('company.account'), cell: ({ account_no }) => account_no },
            { id: 'name', header: t('company.accountName'), cell: ({ account_name }) => account_name },
            { id: 'corporate', header: t('company.corporateId'), cell: ({ corporate_id }) => corporate_id },
            {
              id: 'acts',
              header: '',
              cell: (row) =>
                mayWrite && (
                  <Group gap={6} justify="flex-end" wrap="nowrap">
                    {!row.is_preferred && (
                      <Button
                        size="compact-sm"
                        variant="default"
                        aria-label={t('company.payFromBank', { name: row.bank_name })}
                        onClick={() => setPreferring(row)}
                      >
                        {t('company.prefer')}
                      </Button>
                    )}
                    <ActionIcon
                      aria-label={t('company.changeBankOf', { name: row.bank_name, account: row.account_no })}
                      onClick={() => setChanging(row)}
                    >
                      <IconPencil size={15} />
                    </ActionIcon>
                    <ActionIcon
                      disabled={row.is_preferred && rows.length > 1}
                      title={row.is_preferred && rows.length > 1 ? t('company.preferredStays') : undefined}
                      aria-label={t('company.removeBankOf', { name: row.bank_name, account: row.account_no })}
                      onClick={() => remove.mutate({ params: { id: row.id } })}
                    >
                      <IconTrash size={15} />
                    </ActionIcon>
                  </Group>
                ),
            },
          ]}
        />
      </div>
      {adding && <BankDialog onClose={() => setAdding(false)} />}
      {changing && <BankDialog account={changing} onClose={() => setChanging(undefined)} />}
      {preferring && (
        <ConfirmDialog
          title={t('company.preferTitle', { name: preferring.bank_name, account: preferring.account_no })}
          action={t('company.prefer')}
          working={prefer.isPending}
          onConfirm={() => prefer.mutate({ params: { id: preferring.id } })}
          onClose={() => setPreferring(undefined)}
        >
          {t('company.preferHint')}
        </ConfirmDialog>
      )}
    </Section>
  )
}
