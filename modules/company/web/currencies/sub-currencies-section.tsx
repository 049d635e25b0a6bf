/** Currencies beside the company's own: what each is worth, from which day and by whom. */
import { ActionIcon, Group, Text } from '@mantine/core'
import { IconPencil, IconPlus, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { MayButton } from '#design/may-button.tsx'
import { Section } from '#design/page.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { currencyRates, refreshRates, subCurrencies } from '../../contract/currencies.ts'
import { SUB_CURRENCIES_MAX } from '../../model/currencies.ts'
import { useWords } from '../words.ts'
import { CurrencyDialog } from './currency-dialog.tsx'
import { currencyName } from './currency-name.ts'
import { type SubCurrency, useSubCurrencies, without } from './use-sub-currencies.ts'

export function SubCurrenciesSection({ own }: { readonly own: string }) {
  const t = useWords()
  const language = useLanguage()
  const mayWrite = mayEnter(useSession(), 'company.currency.write')
  const [editing, setEditing] = useState<SubCurrency | 'new'>()
  const list = useCall(subCurrencies, {})
  const source = useCall(currencyRates, {})
  const rows = list.data ?? []
  const change = useSubCurrencies(rows)
  const refresh = useAct(refreshRates, { refreshes: [subCurrencies, currencyRates] })
  const closed = mayWrite ? undefined : t('company.mayNotCurrency')
  const daily = source.data?.updated_daily_at ?? null
  const full = rows.length >= SUB_CURRENCIES_MAX ? t('company.currenciesFull') : undefined
  return (
    <Section
      title={t('company.subCurrencies')}
      hint={t(daily ? 'company.subCurrenciesDaily' : 'company.subCurrenciesByHand', { time: daily ?? '' })}
      actions={
        <Group gap={8}>
          {daily && rows.some(({ follows_source }) => follows_source) && (
            <MayButton
              variant="default"
              size="compact-sm"
              leftSection={<IconRefresh size={14} />}
              closed={closed}
              loading={refresh.isPending}
              onClick={() => refresh.mutate({})}
            >
              {t('company.refreshRates')}
            </MayButton>
          )}
          <MayButton
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            closed={closed ?? full}
            onClick={() => setEditing('new')}
          >
            {t('company.addCurrency')}
          </MayButton>
        </Group>
      }
    >
      <SimpleTable
        wide
        reading={list}
        label={t('company.subCurrencies')}
        rows={rows}
        rowId={({ id }) => id}
        empty={t('company.noSubCurrencies')}
        columns={[
          {
            id: 'currency',
            header: t('company.currency'),
            cell: ({ currency_code: code }) => (
              <>
                <strong>{code}</strong> <span className="muted">{currencyName(code)}</span>
              </>
            ),
          },
          {
            id: 'rate',
            header: t('company.rateHeader', { own }),
            cell: ({ currency_code: code, rate }) =>
              rate ? (
                <span className="figures">{t('company.rateOf', { code, rate, own })}</span>
              ) : (
                <StatusBadge tone="warn">{t('company.rateUnknown')}</StatusBadge>
              ),
          },
          {
            id: 'day',
            header: t('company.rateDay'),
            cell: (row) => (
              <>
                {row.rate_day && dayText(row.rate_day, language)}{' '}
                {row.failing_since && <StatusBadge tone="bad">{t('company.rateFailing')}</StatusBadge>}
              </>
            ),
          },
          {
            id: 'origin',
            header: t('company.rateOrigin'),
            cell: ({ follows_source }) => t(follows_source ? 'company.rateBySource' : 'company.rateByHand'),
          },
          {
            id: 'acts',
            header: '',
            cell: (row) =>
              mayWrite && (
                <Group gap={6} justify="flex-end" wrap="nowrap">
                  <ActionIcon
                    aria-label={t('company.changeRateOf', { code: row.currency_code })}
                    onClick={() => setEditing(row)}
                  >
                    <IconPencil size={15} />
                  </ActionIcon>
                  <ActionIcon
                    aria-label={t('company.removeCurrencyOf', { code: row.currency_code })}
                    onClick={() => change.mutate(without(rows, row))}
                  >
                    <IconTrash size={15} />
                  </ActionIcon>
                </Group>
              ),
          },
        ]}
      />
      {rows.some(({ failing_since }) => failing_since) && (
        <Text c="dimmed" size="sm" mt="xs">
          {t('company.rateFailingHint')}
        </Text>
      )}
      {editing && (
        <CurrencyDialog
          own={own}
          rows={rows}
          editing={editing === 'new' ? undefined : editing}
          daily={daily}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Section>
  )
}
