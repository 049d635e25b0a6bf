/** How everybody's agreed pay came to be what it is: old, new, by how much, from when, who and why. */

import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import type { Column, Filter } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { amountOf } from '#kernel/money.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { useBrackets, useLanguage } from '#platform/words/web/words.ts'
import { salaryHistories } from '../../contract/pay/histories.ts'
import { fieldWord } from '../labels.ts'
import { useWords } from '../words.ts'
import { HistoryPanel } from './history-panel.tsx'
import type { HistoryRow } from './history-row.ts'

const NONE: readonly HistoryRow[] = []
const SPANS = ['year', 'three', 'all'] as const

export function SalaryHistoryScreen() {
  const t = useWords()
  const address = useListAddress()
  const { today } = useMe()
  const span = SPANS.find((one) => one === address.filter('span')) ?? 'year'
  const from = span === 'all' ? undefined : dayBefore(today, span === 'year' ? 1 : 3)
  const query = from === undefined ? {} : { from }
  const list = useCall(salaryHistories, { query })
  const rows = list.data?.changes ?? NONE
  const columns = useColumns()
  const filters = useMemo<readonly Filter<HistoryRow>[]>(
    () => [
      {
        id: 'component',
        label: t('employees.history.component'),
        options: [...new Set(rows.map(({ component }) => component))].map((value) => ({
          value,
          label: fieldWord(value),
        })),
        matches: ({ component }, value) => component === value,
      },
    ],
    [t, rows],
  )
  return (
    <Page
      full
      title={t('employees.history.title')}
      crumb={t('employees.history.crumb')}
      actions={<Sheet query={query} />}
    >
      <ChoiceField
        aria-label={t('employees.history.span')}
        allowDeselect={false}
        maw={240}
        value={span}
        onChange={(value) => address.change({ 'f.span': value === 'year' ? undefined : (value ?? undefined) })}
        data={SPANS.map((value) => ({ value, label: t(`employees.history.span.${value}`) }))}
      />
      <DataList
        id="salary-history"
        label={t('employees.history.title')}
        reading={list}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ full_name, effective_date }) => `${full_name} · ${effective_date}`}
        columns={columns}
        filters={filters}
        peek={(row, close) => <HistoryPanel key={row.id} row={row} onClose={close} />}
        empty={<Empty title={t('employees.history.none')} hint={t('employees.history.noneHint')} />}
      />
    </Page>
  )
}

/** The same day some years ago; of a leap day the day after it. */
const dayBefore = (today: string, years: number): string => {
  const day = `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
  return day.endsWith('-02-29') ? `${day.slice(0, 4)}-03-01` : day
}

function Sheet({ query }: { readonly query: { readonly from?: string } }) {
  const t = useWords()
  const take = (format: 'csv' | 'xlsx') => void download(salaryHistories, { query: { ...query, format } })
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={16} />}>
          {t('employees.history.sheet')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => take('xlsx')}>Excel (.xlsx)</Menu.Item>
        <Menu.Item onClick={() => take('csv')}>CSV</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function useColumns(): readonly Column<HistoryRow>[] {
  const t = useWords()
  const beside = useBrackets()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  return useMemo(() => {
    const cents = (amount: string | null) => (amount === null ? -1n : amountOf(amount))
    const money = (amount: string | null) => (amount === null ? '' : moneyText(amount, ''))
    return [
      {
        id: 'person',
        header: t('employees.history.full_name'),
        always: true,
        phone: true,
        least: 160,
        text: (row) => row.full_name,
      },
      { id: 'staff', header: t('employees.history.staff_id'), width: 110, goes: 5, text: (row) => row.staff_id },
      {
        id: 'department',
        header: t('employees.history.department'),
        least: 120,
        goes: 6,
        text: (row) => row.department ?? '',
      },
      {
        id: 'component',
        header: t('employees.history.component'),
        least: 130,
        goes: 3,
        text: (row) => fieldWord(row.component),
      },
      {
        id: 'from',
        header: t('employees.history.from'),
        width: 150,
        phone: true,
        text: (row) => dayText(row.effective_date, language),
        sort: (row) => row.effective_date,
        cell: (row) =>
          row.is_planned ? (
            <>
              {dayText(row.effective_date, language)}{' '}
              <StatusBadge tone="info">{t('employees.history.planned')}</StatusBadge>
            </>
          ) : (
            dayText(row.effective_date, language)
          ),
      },
      {
        id: 'old',
        header: beside(t('employees.history.old'), currency),
        width: 140,
        number: true,
        goes: 2,
        text: (row) => money(row.old_salary),
        sort: (row) => cents(row.old_salary),
      },
      {
        id: 'new',
        header: beside(t('employees.history.new'), currency),
        width: 140,
        number: true,
        phone: true,
        onPhone: { width: 104 },
        text: (row) => money(row.new_salary),
        sort: (row) => cents(row.new_salary),
      },
      {
        id: 'percent',
        header: t('employees.history.percent'),
        width: 100,
        number: true,
        text: (row) => (row.percent === null ? '' : `${row.percent} %`),
        sort: (row) => (row.percent === null ? -1_000_000n : amountOf(row.percent)),
      },
      { id: 'by', header: t('employees.history.by'), least: 120, goes: 4, text: (row) => row.created_by ?? '' },
      { id: 'reason', header: t('employees.history.reason'), least: 140, goes: 1, text: (row) => row.reason ?? '' },
    ]
  }, [t, beside, language, currency])
}
