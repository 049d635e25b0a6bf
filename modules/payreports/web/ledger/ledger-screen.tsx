/** Pay in the ledger: the month's journal to look at and take, the accounts it goes by, and the company's own layout. */
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Page } from '#design/page.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { useWords } from '../words.ts'
import { AccountsPart } from './accounts-part.tsx'
import { JournalPart } from './journal-part.tsx'
import { LayoutPart } from './layout-part.tsx'

const VIEWS = ['journal', 'accounts', 'layout'] as const

export function LedgerScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const search: { readonly view?: string } = useSearch({ strict: false })
  const view = VIEWS.find((one) => one === search.view) ?? 'journal'
  const show = (chosen: string | null) =>
    void navigate({ to: '.', search: { view: chosen === 'journal' ? undefined : (chosen ?? undefined) } })
  return (
    <Page full title={t('payreports.ledger')} crumb={t('payreports.crumb')}>
      <Tabs value={view} onChange={show} mb="md">
        <TabsList>
          {VIEWS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`payreports.ledger.${one}`)}
            </Tabs.Tab>
          ))}
        </TabsList>
      </Tabs>
      {view === 'journal' && <JournalPart onMap={() => show('accounts')} />}
      {view === 'accounts' && <AccountsPart />}
      {view === 'layout' && <LayoutPart />}
    </Page>
  )
}
