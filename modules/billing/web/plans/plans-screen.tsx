/** Price plans: what new agreements cost. Companies that have one keep what they agreed to. */
import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ConfirmDialog } from '#design/confirm-dialog.tsx'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Facts, Page } from '#design/page.tsx'
import { Panel } from '#design/panel.tsx'
import { Empty } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { wholeText } from '#platform/words/format.ts'
import { changePlan, plans, removePlan } from '../../contract/plans.ts'
import { type Plan, priceText, tierLines } from '../shown.tsx'
import { type Say, useWords } from '../words.ts'
import { PlanDialog } from './plan-dialog.tsx'

const NONE: readonly Plan[] = []

export function PlansScreen() {
  const t = useWords()
  const list = useCall(plans, {})
  const [open, setOpen] = useState<{ readonly row: Plan | undefined }>()
  const columns = useMemo(() => columnsOf(t), [t])
  const add = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ row: undefined })}>
      {t('billing.addPlan')}
    </Button>
  )
  return (
    <Page full title={t('billing.plans')} crumb={t('billing.operations')} actions={add}>
      <DataList
        id="billing-plans"
        label={t('billing.plans')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        columns={columns}
        tabs={[
          { id: 'open', label: t('billing.planOpen'), matches: ({ is_active }) => is_active },
          { id: 'closed', label: t('billing.planClosed'), matches: ({ is_active }) => !is_active },
        ]}
        empty={
          <Empty title={t('billing.noPlans')} hint={t('billing.noPlansHint')}>
            {add}
          </Empty>
        }
        peek={(row, close) => <PlanPanel key={row.id} plan={row} onEdit={() => setOpen({ row })} onClose={close} />}
      />
      {open && <PlanDialog now={open.row} onClose={() => setOpen(undefined)} />}
    </Page>
  )
}

const columnsOf = (t: Say): readonly Column<Plan>[] => [
  { id: 'name', header: t('billing.plan'), always: true, phone: true, text: ({ name }) => name },
  {
    id: 'price',
    header: t('billing.price'),
    least: 220,
    text: (plan) => plan.prices.map((price) => priceText(t, { ...plan, ...price })).join(' · '),
  },
  {
    id: 'public',
    header: t('billing.shown'),
    width: 120,
    goes: 2,
    text: ({ is_public }) => t(is_public ? 'billing.public' : 'billing.private'),
  },
  {
    id: 'companies',
    header: t('billing.companies'),
    width: 110,
    number: true,
    goes: 1,
    phone: true,
    text: ({ companies }) => wholeText(companies),
    sort: ({ companies }) => companies,
    searched: false,
  },
]

type PlanPanelProps = { readonly plan: Plan; readonly onEdit: () => void; readonly onClose: () => void }

function PlanPanel({ plan, onEdit, onClose }: PlanPanelProps) {
  const t = useWords()
  const [removing, setRemoving] = useState(false)
  const refreshes = [plans]
  const change = useAct(changePlan, { refreshes })
  const remove = useAct(removePlan, { refreshes, after: onClose })
  const { id, name, is_active } = plan
  return (
    <Panel
      onClose={onClose}
      head={
        <>
          <h2>{name}</h2>
          <StatusBadge tone={is_active ? 'good' : 'plain'}>
            {t(is_active ? 'billing.planOpen' : 'billing.planClosed')}
          </StatusBadge>
        </>
      }
      foot={
        <Group>
          <Button variant="default" onClick={onEdit}>
            {t('billing.edit')}
          </Button>
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ params: { id }, body: { is_active: !is_active } })}
          >
            {t(is_active ? 'billing.closePlan' : 'billing.reopenPlan')}
          </Button>
          {plan.companies === 0 && (
            <Button variant="subtle" color="red" onClick={() => setRemoving(true)}>
              {t('billing.remove')}
            </Button>
          )}
        </Group>
      }
    >
      <Facts
        facts={[
          [t('billing.nameZh'), plan.name_zh],
          [t('billing.descriptionEn'), plan.description_en],
          [t('billing.descriptionZh'), plan.description_zh],
          [t('billing.limit'), plan.headcount_limit === null ? '' : wholeText(plan.headcount_limit)],
          [t('billing.shown'), t(plan.is_public ? 'billing.public' : 'billing.private')],
          [t('billing.companies'), wholeText(plan.companies)],
          ...plan.prices.map(
            (price) => [price.currency_code, <PriceLines key="price" plan={plan} price={price} />] as const,
          ),
        ]}
      />
      {removing && (
        <ConfirmDialog
          title={t('billing.removeTitle', { name })}
          action={t('billing.remove')}
          danger
          working={remove.isPending}
          onConfirm={() => remove.mutate({ params: { id } })}
          onClose={() => setRemoving(false)}
        >
          {t('billing.removePlanHint')}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

function PriceLines({ plan, price }: { readonly plan: Plan; readonly price: Plan['prices'][number] }) {
  const t = useWords()
  return (
    <>
      <div>{priceText(t, { ...plan, ...price })}</div>
      {tierLines(t, price).map((line) => (
        <div key={line} className="muted">
          {line}
        </div>
      ))}
    </>
  )
}
