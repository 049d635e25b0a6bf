/** What may be claimed, by whom, what of it counts as wages, and who decides: parts of one area of settings. */
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { TabsList } from '#design/tabs-list.tsx'
import { SettingsPage } from '#modules/company/web/public.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { CategoryList } from './categories/category-list.tsx'
import { ClaimFlow } from './claim-flow.tsx'
import { GroupList } from './groups/group-list.tsx'
import { LimitList } from './limits/limit-list.tsx'
import { StatutoryPart } from './statutory/statutory-part.tsx'
import { TypeList } from './types/type-list.tsx'
import { useWords } from './words.ts'

const VIEWS = ['types', 'categories', 'groups', 'limits', 'pay', 'statutory', 'flow'] as const
type View = (typeof VIEWS)[number]
const parts: Readonly<Record<View, ComponentType>> = {
  types: TypeList,
  categories: CategoryList,
  groups: GroupList,
  limits: LimitList,
  pay: () => null,
  statutory: StatutoryPart,
  flow: ClaimFlow,
}

export function ClaimSettingsScreen() {
  const t = useWords()
  const { currency_code: currency } = useMe()
  const navigate = useNavigate()
  const search: { readonly view?: string } = useSearch({ strict: false })
  const view = VIEWS.find((one) => one === search.view) ?? 'types'
  const Part = parts[view]
  const show = (chosen: string | null) =>
    void navigate({ to: '.', search: { view: chosen === 'types' ? undefined : (chosen ?? undefined) } })
  return (
    <SettingsPage
      title={t('claims.settings')}
      before={() => (
        <>
          <Tabs value={view} onChange={show} mb="md">
            <TabsList>
              {VIEWS.map((one) => (
                <Tabs.Tab key={one} value={one}>
                  {t(`claims.view.${one}`)}
                </Tabs.Tab>
              ))}
            </TabsList>
          </Tabs>
          <Part />
        </>
      )}
      shows={({ search: tab }) => (tab?.view ?? 'types') === view}
      groups={() => [
        {
          title: t('claims.distance'),
          hint: t('claims.distanceHint'),
          fields: [
            {
              name: 'claim_unit_type',
              kind: 'choice',
              label: t('claims.unit'),
              options: (['kilometres', 'miles'] as const).map((unit) => ({
                value: unit,
                label: t(`claims.unit.${unit}`),
              })),
            },
            {
              name: 'claim_amount_per_unit',
              kind: 'money',
              label: t('claims.usualRate', { currency: currency ?? '' }),
              follows: () => t('claims.usualRateFollows'),
            },
          ],
        },
        {
          title: t('claims.paying'),
          search: { view: 'pay' },
          hint: t('claims.payingHint'),
          fields: [
            {
              name: 'claim_payment_method',
              kind: 'choice',
              label: t('claims.method'),
              options: (['payroll', 'bank'] as const).map((value) => ({
                value,
                label: t(`claims.method.${value}`),
              })),
              follows: () => t('claims.methodFollows'),
            },
            {
              name: 'is_enable_weekly_expenses',
              kind: 'switch',
              label: t('claims.weekly'),
              hint: t('claims.weeklyHint'),
            },
            { name: 'claim_account_payable', kind: 'text', label: t('claims.account.payable') },
            { name: 'claim_account_bank', kind: 'text', label: t('claims.account.bank') },
            { name: 'claim_account_advances', kind: 'text', label: t('claims.account.advances') },
            { name: 'claim_account_tax', kind: 'text', label: t('claims.account.tax') },
          ],
        },
      ]}
    />
  )
}
