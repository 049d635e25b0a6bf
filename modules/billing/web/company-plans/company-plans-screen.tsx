/** Which company has which plan, from when, at which price. */
import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useListAddress } from '#design/data-list/address.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { useSettledSearch } from '#design/data-list/settled-search.ts'
import { LoadMore } from '#design/load-more.tsx'
import { Facts, Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { ReasonDialog } from '#design/reason-dialog.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { callWhole } from '#platform/http/web/client.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useReadOn } from '#platform/http/web/use-read-on.ts'
import { dayText, wholeText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { companyPlans, removeCompanyPlan } from '../../contract/company-plans.ts'
import { accounts } from '../../contract/invoices.ts'
import { plans } from '../../contract/plans.ts'
import { planStandings } from '../../contract/types.ts'
import { AccountBadge, type CompanyPlan, priceText, tierLines } from '../shown.tsx'
import { type Say, useWords } from '../words.ts'
import { ChangeCompanyPlanDialog, CompanyPlanDialog } from './company-plan-dialog.tsx'

export function CompanyPlansScreen() {
  const t = useWords()
  const language = useLanguage()
  const address = useListAddress()
  const search = useSettledSearch(address)
  const standing = planStandings.find((one) => one === address.tab) ?? 'now'
  const { reading, rows, total } = useReadOn([companyPlans.id, 'pages', standing, search], (page, signal) =>
    callWhole(companyPlans, { query: { ...page, standing, search }, signal }),
  )
  const [adding, setAdding] = useState(false)
  const columns = useMemo(() => columnsOf(t, language), [t, language])
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setAdding(true)}>
      {t('billing.givePlan')}
    </Button>
  )
  return (
    <Page full title={t('billing.companyPlans')} crumb={t('billing.operations')} actions={add}>
      <DataList
        id="company-plans"
        label={t('billing.companyPlans')}
        reading={reading}
        rows={rows}
        rowId={({ id }) => id}
        rowName={({ company_name, plan_name }) => `${company_name} · ${plan_name}`}
        columns={columns}
        tabs={planStandings.map((one) => ({
          id: one,
          label: t(`billing.standing.${one}`),
          count: null,
          matches: ({ standing }: CompanyPlan) => standing === one,
        }))}
        empty={
          <Empty title={t('billing.noCompanyPlans')} hint={t('billing.noCompanyPlansHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => <CompanyPlanPanel key={row.id} row={row} onClose={close} />}
      />
      <LoadMore reading={reading} shown={rows.length} total={total} />
      {adding && <CompanyPlanDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}

const columnsOf = (t: Say, language: Language): readonly Column<CompanyPlan>[] => [
  { id: 'company', header: t('billing.company'), always: true, text: ({ company_name }) => company_name },
  { id: 'plan', header: t('billing.plan'), width: 150, phone: true, text: ({ plan_name }) => plan_name },
  { id: 'price', header: t('billing.price'), least: 200, goes: 2, text: ({ terms }) => priceText(t, terms) },
  {
    id: 'starts',
    header: t('billing.startsOn'),
    width: 120,
    phone: true,
    text: ({ starts_on }) => dayText(starts_on, language),
    sort: ({ starts_on }) => starts_on,
  },
  {
    id: 'ends',
    header: t('billing.lastDay'),
    width: 120,
    goes: 1,
    text: ({ last_day }) => dayText(last_day, language),
    sort: ({ last_day }) => last_day ?? '9999',
  },
]

function CompanyPlanPanel({ row, onClose }: { readonly row: CompanyPlan; readonly onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const [doing, setDoing] = useState<'change' | 'remove'>()
  const remove = useAct(removeCompanyPlan, { refreshes: [companyPlans, plans, accounts], after: onClose })
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{row.company_name}</h2>
          <Group gap="xs">
            <StatusBadge tone={row.standing === 'now' ? 'good' : 'plain'}>
              {t(`billing.standing.${row.standing}`)}
            </StatusBadge>
            <AccountBadge type={row.account_type} />
          </Group>
        </>
      }
      foot={
        <Group>
          <Button variant="default" onClick={() => setDoing('change')}>
            {t('billing.edit')}
          </Button>
          {!row.is_billed && (
            <Button variant="subtle" color="red" onClick={() => setDoing('remove')}>
              {t('billing.remove')}
            </Button>
          )}
        </Group>
      }
    >
      <Facts
        facts={[
          [t('billing.plan'), row.plan_name],
          [t('billing.price'), priceText(t, row.terms)],
          ...tierLines(t, row.terms).map((line, at) => [t('billing.tier', { at: at + 1 }), line] as const),
          [t('billing.startsOn'), dayText(row.starts_on, language)],
          [t('billing.lastDay'), dayText(row.last_day, language)],
          [t('billing.limit'), row.terms.headcount_limit === null ? '' : wholeText(row.terms.headcount_limit)],
          [t('billing.note'), row.note],
        ]}
      />
      {row.account_type !== 'paid' && <p className="muted">{t('billing.notBilled')}</p>}
      {doing === 'change' && <ChangeCompanyPlanDialog now={row} onClose={() => setDoing(undefined)} />}
      {doing === 'remove' && (
        <ReasonDialog
          title={t('billing.removeTitle', { name: `${row.company_name} · ${row.plan_name}` })}
          reason={t('billing.why')}
          action={t('billing.remove')}
          danger
          working={remove.isPending}
          onConfirm={(reason) => remove.mutate({ params: { id: row.id }, query: { reason } })}
          onClose={() => setDoing(undefined)}
        >
          {t('billing.removeCompanyPlanHint')}
        </ReasonDialog>
      )}
    </Panel>
  )
}
