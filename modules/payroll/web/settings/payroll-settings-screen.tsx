/** All that is set of payroll: its values, what pay items are called, and the templates they are put together in. */
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useContext } from 'react'
import { TellFields } from '#design/fields/told-fields.ts'
import { Page } from '#design/page.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { PayrollSettings } from '#modules/company/web/public.tsx'
import classes from '../categories/categories.module.css'
import { useCategoryList } from '../categories/category-list.tsx'
import { useTemplateList } from '../templates/template-list.tsx'
import { useWords } from '../words.ts'

const VIEWS = ['values', 'categories', 'templates'] as const

export function PayrollSettingsScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const isTold = useContext(TellFields) !== null
  const search: { readonly view?: string } = useSearch({ strict: false })
  const view = VIEWS.find((one) => one === search.view) ?? 'values'
  const show = (chosen: string | null) =>
    void navigate({ to: '.', search: { view: chosen === 'values' ? undefined : (chosen ?? undefined) } })
  const tabs = (
    <Tabs value={view} onChange={show} mb="md">
      <TabsList>
        {VIEWS.map((one) => (
          <Tabs.Tab key={one} value={one}>
            {t(`payroll.settings.${one}`)}
          </Tabs.Tab>
        ))}
      </TabsList>
    </Tabs>
  )
  if (view === 'values' || isTold) return <PayrollSettings before={tabs} />
  return (
    <Page full title={t('payroll.settingsTitle')} crumb={t('payroll.settingsCrumb')}>
      {tabs}
      {view === 'categories' ? <Categories /> : <Templates />}
    </Page>
  )
}

function Categories() {
  const { actions, list } = useCategoryList()
  return (
    <>
      <div className={classes.actions}>{actions}</div>
      {list}
    </>
  )
}

function Templates() {
  const { actions, list } = useTemplateList()
  return (
    <>
      <div className={classes.actions}>{actions}</div>
      {list}
    </>
  )
}
