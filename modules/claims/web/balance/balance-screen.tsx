/** What people have left of each limit on a day; of one limit HR books a difference, with a reason. */

import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { useListAddress } from '#design/data-list/address.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { Facts, Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { PersonMark } from '#design/person-mark.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { dayText, moneyText } from '#platform/words/format.ts'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { balance } from '../../contract/claims.ts'
import { exportBalances, importBalances, undoBalances } from '../../contract/sheets.ts'
import classes from '../claims.module.css'
import { useWords } from '../words.ts'
import { AdjustDialog } from './adjust-dialog.tsx'
import type { Balance } from './balance.ts'

const NONE: readonly Balance[] = []
const idOf = ({ employee_id, limit_id }: Balance): string => `${employee_id} ${limit_id}`

export function BalanceScreen() {
  const t = useWords()
  const { today } = useMe()
  const keeps = mayEnter(useSession(), 'claims.write')
  const address = useListAddress()
  const asOf = address.filter('on') ?? today
  const [adjusting, setAdjusting] = useState<Balance>()
  const list = useCall(balance, { query: { as_of: asOf } })
  const columns = useColumns()
  const names = [...new Set((list.data ?? NONE).map(({ name }) => name))]
  return (
    <Page
      full
      title={t('claims.balances')}
      crumb={t('claims.crumb')}
      actions={
        <>
          <DateField
            aria-label={t('claims.asOf')}
            value={asOf}
            onChange={(day) => address.change({ 'f.on': day || undefined })}
          />
          {keeps && (
            <SheetButtons
              title={t('claims.importBalances')}
              sheet={exportBalances}
              upload={importBalances}
              undo={undoBalances}
              refreshes={[balance]}
              wordOf={(name) => say(`claims.field.${name}`)}
            />
          )}
          <Button
            component={Link}
            to="/app/application/normalClaim"
            variant="default"
            leftSection={<IconArrowLeft size={16} />}
          >
            {t('claims.title')}
          </Button>
        </>
      }
    >
      <DataList
        id="claim-balances"
        label={t('claims.balances')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={idOf}
        rowName={({ full_name, name }) => `${full_name}: ${name}`}
        columns={columns}
        filters={[
          {
            id: 'limit',
            label: t('claims.limit'),
            options: names.map((name) => ({ value: name, label: name })),
            matches: ({ name }, value) => name === value,
          },
        ]}
        empty={<Empty title={t('claims.noBalances')} hint={t('claims.noBalancesHint')} />}
        peek={(row, shut) => (
          <BalancePanel
            key={idOf(row)}
            row={row}
            asOf={asOf}
            {...(keeps && { onAdjust: () => setAdjusting(row) })}
            onClose={shut}
          />
        )}
      />
      {adjusting && <AdjustDialog row={adjusting} onClose={() => setAdjusting(undefined)} />}
    </Page>
  )
}

function useColumns(): readonly Column<Balance>[] {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: words change with the language alone
  return useMemo(() => {
    const money = (id: 'entitled' | 'adjusted' | 'used' | 'pending' | 'left', goes?: number): Column<Balance> => ({
      id,
      header: t(`claims.balance.${id}`),
      width: 112,
      number: true,
      ...(goes === undefined ? { phone: true } : { goes }),
      text: (row) => moneyText(row[id], currency),
      sort: (row) => Number(row[id]),
      searched: false,
    })
    return [
      {
        id: 'name',
        header: t('claims.person'),
        always: true,
        least: 138,
        text: ({ full_name }) => full_name,
        cell: ({ full_name }) => (
          <span className={classes.person}>
            <PersonMark name={full_name} />
            <span className="strong">{full_name}</span>
          </span>
        ),
      },
      { id: 'limit', header: t('claims.limit'), width: 170, phone: true, text: ({ name }) => name },
      {
        id: 'period',
        header: t('claims.period'),
        width: 190,
        goes: 3,
        text: (row) => periodText(t, row, language),
        searched: false,
      },
      money('entitled', 2),
      money('adjusted', 5),
      money('used', 1),
      money('pending', 4),
      money('left'),
    ]
  }, [language, currency])
}

type Language = ReturnType<typeof useLanguage>
const periodText = (t: ReturnType<typeof useWords>, row: Balance, language: Language): string =>
  row.period === 'lifetime'
    ? t('claims.period.lifetime')
    : `${dayText(row.period_from, language)} – ${dayText(row.period_to, language)}`

type BalancePanelProps = {
  readonly row: Balance
  readonly asOf: string
  readonly onAdjust?: () => void
  readonly onClose: () => void
}

function BalancePanel({ row, asOf, onAdjust, onClose }: BalancePanelProps) {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const money = (text: string) => moneyText(text, currency)
  const reading = useCall(balance, { query: { as_of: asOf, employee_id: row.employee_id } })
  const whatOf = ({ what, by, said }: { what: string; by: string | null; said: 'entitled' | 'used' | null }) =>
    [...(said ? [t(`claims.balance.${said}`)] : []), what, ...(by ? [by] : [])].join(' · ')
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.full_name}</h2>
          <p>{`${row.name} · ${periodText(t, row, language)}`}</p>
        </>
      }
      foot={
        onAdjust && (
          <Button variant="default" onClick={onAdjust}>
            {t('claims.adjust')}
          </Button>
        )
      }
    >
      <Facts
        facts={(['entitled', 'adjusted', 'used', 'pending', 'left'] as const).map((name): [string, string] => [
          t(`claims.balance.${name}`),
          money(row[name]),
        ])}
      />
      <Loaded reading={reading} rows={4}>
        {(rows) => (
          <SimpleTable
            label={t('claims.ledger')}
            rows={rows.find(({ limit_id }) => limit_id === row.limit_id)?.ledger ?? []}
            rowId={({ on, what, amount }) => `${on} ${what} ${amount}`}
            empty={t('claims.noLedger')}
            columns={[
              { id: 'on', header: t('claims.day'), cell: ({ on }) => dayText(on, language) },
              { id: 'what', header: t('claims.what'), cell: whatOf },
              { id: 'amount', header: t('claims.amount'), number: true, cell: ({ amount }) => money(amount) },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  )
}
