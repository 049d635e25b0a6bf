/** How the product is used, and what the company tells its people about working here. */
import { Tabs } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Page } from '#design/page.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { guides } from '../contract/guides.ts'
import classes from './documentation.module.css'
import { GuideList } from './guide-list.tsx'
import { Handbook } from './handbook/handbook.tsx'
import { useWords } from './words.ts'

const names = ['guides', 'handbook'] as const

export function DocumentationScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const search: { readonly view?: string } = useSearch({ strict: false })
  const shown = names.find((name) => name === search.view) ?? 'guides'
  const show = (chosen: string | null) => void navigate({ to: '.', search: { view: chosen ?? undefined } as never })
  return (
    <Page full title={t('documentation.title')} crumb={t('documentation.crumb')}>
      <Tabs value={shown} onChange={show} keepMounted={false}>
        <TabsList>
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`documentation.tab.${name}`)}
            </Tabs.Tab>
          ))}
        </TabsList>
      </Tabs>
      <div className={classes.view}>{shown === 'guides' ? <AllGuides /> : <Handbook />}</div>
    </Page>
  )
}

function AllGuides() {
  const reading = useCall(guides, { query: {} })
  return (
    <div className={classes.scroll}>
      <GuideList reading={reading} all={reading.data} />
    </div>
  )
}
