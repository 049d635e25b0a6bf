/** Last pays: who leaves, how far the last pay of each is, and making one. */

import { Button, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { later } from '#design/later.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useBrackets, useLanguage } from '#platform/words/web/words.ts'
import { settlements } from '../../contract/settlement.ts'
import { useWords } from '../words.ts'
import type { Leaver } from './leaver.ts'

const LastPayDialog = later(() => import('./last-pay-dialog.tsx').then((m) => m.LastPayDialog))

const NONE: readonly Leaver[] = []
const tones = { none: 'plain', made: 'info', unconfirmed: 'info', confirmed: 'warn', approved: 'good' } as const

export function SettlementScreen() {
  const t = useWords()
  const list = useCall(settlements, {})
  const [open, setOpen] = useState<Leaver | 'new'>()
  const columns = useColumns(list.data?.reasons ?? [])
  const add = (
    <Button leftSection={<IconPlus size={14} />} onClick={() => setOpen('new')}>
      {t('payroll.lastPay.new')}
    </Button>
  )
  return (
    <Page full title={t('payroll.lastPays')} crumb={t('payroll.title')} actions={add}>
      <Text c="dimmed">{t('payroll.lastPaysHint')}</Text>
      <DataList
        id="last-pays"
        label={t('payroll.lastPays')}
        reading={list}
        rows={list.data?.people ?? NONE}
        rowId={({ employee_id, last_day }) => `${employee_id} ${last_day}`}
        rowName={({ full_name }) => full_name}
        columns={columns}
        onOpen={setOpen}
        empty={<Empty title={t('payroll.lastPay.none')} hint={t('payroll.lastPay.noneHint')} />}
      />
      {open && (
        <LastPayDialog
          reasons={list.data?.reasons ?? []}
          leaver={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  )
}

function useColumns(reasons: readonly { readonly value: string; readonly label: string }[]): readonly Column<Leaver>[] {
  const t = useWords()
  const beside = useBrackets()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  return useMemo(
    () => [
      {
        id: 'person',
        header: t('payroll.employee'),
        always: true,
        phone: true,
        least: 160,
        text: ({ full_name }) => full_name,
      },
      { id: 'staff', header: t('payroll.staffId'), width: 110, goes: 3, text: ({ staff_id }) => staff_id },
      {
        id: 'last',
        header: t('payroll.lastPay.lastDay'),
        width: 140,
        phone: true,
        text: ({ last_day }) => dayText(last_day, language),
        sort: ({ last_day }) => last_day,
      },
      {
        id: 'reason',
        header: t('payroll.lastPay.reason'),
        least: 150,
        goes: 2,
        text: ({ reason }) => reasons.find(({ value }) => value === reason)?.label ?? '',
      },
      {
        id: 'net',
        header: beside(t('payroll.lastPay.net'), currency),
        width: 150,
        number: true,
        goes: 1,
        text: ({ net_pay }) => (net_pay === null ? '' : moneyText(net_pay, currency)),
      },
      {
        id: 'status',
        header: t('payroll.status'),
        width: 140,
        text: ({ status }) => t(`payroll.lastPay.status.${status}`),
        cell: ({ status }) => <StatusBadge tone={tones[status]}>{t(`payroll.lastPay.status.${status}`)}</StatusBadge>,
      },
    ],
    [t, beside, language, currency, reasons],
  )
}
