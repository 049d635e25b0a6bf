/** Claims of everybody: searched and filtered, entered, looked at with their receipts, decided, lowered, paid. */

import { Button, Tabs } from '@mantine/core'
import { IconPlus, IconScale } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { useListAddress } from '#design/data-list/address.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { MonthField } from '#design/fields/month-field.tsx'
import { LoadMore } from '#design/load-more.tsx'
import { Page } from '#design/page.tsx'
import { Empty } from '#design/states.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { download } from '#platform/http/web/download.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { decisionButtons, decisionKeys } from '#platform/requests/web/ways-to-decide.tsx'
import { useWords as useRequestWords } from '#platform/requests/web/words.ts'
import { SheetButtons } from '#platform/sheets/web/sheet-buttons.tsx'
import { dayText } from '#platform/words/format.ts'
import { say, useLanguage } from '#platform/words/web/words.ts'
import { categoryList } from '../../contract/categories.ts'
import { exportClaims } from '../../contract/claims.ts'
import { exportClaimSheet, importClaims, undoClaims } from '../../contract/sheets.ts'
import { types } from '../../contract/types.ts'
import { JournalPart } from '../payments/journal-part.tsx'
import { PaymentsView } from '../payments/payments-view.tsx'
import { ReportsView } from '../reports/reports-view.tsx'
import { useWords } from '../words.ts'
import { claimColumns, claimFilters } from './claim-columns.tsx'
import { ClaimDialog } from './claim-dialog.tsx'
import { ClaimPanel } from './claim-panel.tsx'
import { type Claim, type ClaimDecision, STALE, spentText } from './claims.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { MoneyDialog, type MoneyMove } from './money-dialog.tsx'
import { useClaims } from './use-claims.ts'

type Open =
  | { readonly what: 'enter' }
  | { readonly what: 'change'; readonly claim: Claim }
  | { readonly what: 'decide'; readonly decision: ClaimDecision; readonly chosen: readonly Claim[] }
  | { readonly what: 'money'; readonly move: MoneyMove; readonly claim: Claim }

const NONE: readonly never[] = []

const VIEWS = ['claims', 'payments', 'journal', 'reports'] as const
type View = (typeof VIEWS)[number]

export function ClaimsScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const search: { readonly view?: string } = useSearch({ strict: false })
  const view = VIEWS.find((one) => one === search.view) ?? 'claims'
  const show = (chosen: string | null) =>
    void navigate({ to: '.', search: { view: chosen === 'claims' ? undefined : chosen } as never })
  const tabs = (
    <Tabs value={view} onChange={show}>
      <TabsList>
        {VIEWS.map((one: View) => (
          <Tabs.Tab key={one} value={one}>
            {t(`claims.tab.${one}`)}
          </Tabs.Tab>
        ))}
      </TabsList>
    </Tabs>
  )
  if (view === 'claims') return <ClaimList tabs={tabs} />
  return (
    <Page title={t('claims.title')} crumb={t('claims.crumb')}>
      {tabs}
      {view === 'payments' && <PaymentsView />}
      {view === 'journal' && <JournalPart />}
      {view === 'reports' && <ReportsView />}
    </Page>
  )
}

function ClaimList({ tabs }: { readonly tabs: ReactNode }) {
  const t = useWords()
  const r = useRequestWords()
  const language = useLanguage()
  const { timezone_key: zone, currency_code } = useMe()
  const currency = currency_code ?? ''
  const keeps = mayEnter(useSession(), 'claims.write')
  const address = useListAddress()
  const [open, setOpen] = useState<Open>()
  const { reading, rows, total, wanted } = useClaims(address)
  const units = useCall(departments, {}, { enabled: keeps }).data ?? NONE
  const kept = useCall(types, {}).data ?? NONE
  const groups = useCall(categoryList, {}).data ?? NONE
  const columns = useMemo(() => claimColumns(t, r, { language, zone, currency }), [t, r, language, zone, currency])
  const filters = useMemo(
    () => claimFilters(t, r, { types: kept, categories: groups.filter((one) => !one.is_travel), departments: units }),
    [t, r, kept, groups, units],
  )
  const decide = (decision: ClaimDecision, chosen: readonly Claim[]) => setOpen({ what: 'decide', decision, chosen })
  const close = () => setOpen(undefined)
  const enter = keeps && (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'enter' })}>
      {t('claims.enter')}
    </Button>
  )
  return (
    <Page
      full
      title={t('claims.title')}
      crumb={t('claims.crumb')}
      actions={
        <>
          <MonthField
            w={170}
            aria-label={t('claims.month')}
            placeholder={t('claims.month')}
            value={address.filter('month') ?? ''}
            onChange={(month) => address.change({ 'f.month': month || undefined })}
          />
          <Button
            component={Link}
            to="/app/application/normalClaim/balance"
            variant="default"
            leftSection={<IconScale size={16} />}
          >
            {t('claims.balances')}
          </Button>
          {keeps && (
            <SheetButtons
              title={t('claims.importClaims')}
              sheet={exportClaimSheet}
              upload={importClaims}
              undo={undoClaims}
              refreshes={STALE}
              wordOf={(name) => say(`claims.field.${name}`)}
            />
          )}
          {enter}
        </>
      }
    >
      {tabs}
      <DataList
        id="claims"
        label={t('claims.title')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={(row) => `${row.full_name}: ${dayText(row.expense_date, language)}, ${spentText(row)}`}
        columns={columns}
        filters={filters}
        file={({ format }) => void download(exportClaims, { query: { ...wanted, format } })}
        empty={
          <Empty title={t(address.anyFilter ? 'claims.noneFits' : 'claims.none')} hint={t('claims.hint')}>
            {enter}
          </Empty>
        }
        peekWidth="wide"
        peek={(row, shut) => (
          <ClaimPanel
            key={row.id}
            row={row}
            keeps={keeps}
            onDecide={(decision) => decide(decision, [row])}
            onChange={() => setOpen({ what: 'change', claim: row })}
            onMoney={(move) => setOpen({ what: 'money', move, claim: row })}
            onClose={shut}
          />
        )}
        keys={decisionKeys(r, decide)}
        bulk={(chosen) => decisionButtons(r, decide, chosen)}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
      {open?.what === 'enter' && <ClaimDialog onClose={close} />}
      {open?.what === 'change' && <ClaimDialog changing={open.claim} onClose={close} />}
      {open?.what === 'decide' && <DecideDialog {...open} onClose={close} />}
      {open?.what === 'money' && <MoneyDialog {...open} onClose={close} />}
    </Page>
  )
}
