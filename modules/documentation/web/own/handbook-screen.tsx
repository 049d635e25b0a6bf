/** The company's handbook as it stands for me, with guides to my own pages beside it. */
import { Stack, Tabs, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { TabsList } from '#design/tabs-list.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { ownGuides } from '../../contract/guides.ts'
import { handbook } from '../../contract/own.ts'
import { matches } from '../../model/search.ts'
import classes from '../documentation.module.css'
import { GuideList } from '../guide-list.tsx'
import { nameIn, titleIn } from '../handbook/article.ts'
import { useWords } from '../words.ts'
import { OwnArticleDialog } from './own-article-dialog.tsx'

type Own = DataOf<typeof handbook>[number]
const names = ['handbook', 'guides'] as const

export function HandbookScreen() {
  const t = useWords()
  const navigate = useNavigate()
  const { view, open } = useSearch({ strict: false }) as { view?: string; open?: string }
  const shown = names.find((name) => name === view) ?? 'handbook'
  const go = (search: object) => void navigate({ to: '/me/handbook', search: search as never, replace: true })
  return (
    <Page back="/me" title={t('documentation.mine')}>
      <Tabs value={shown} onChange={(chosen) => go({ view: chosen ?? undefined })} keepMounted={false}>
        <TabsList mb="sm">
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {t(`documentation.ownTab.${name}`)}
            </Tabs.Tab>
          ))}
        </TabsList>
      </Tabs>
      {shown === 'guides' ? <OwnGuides /> : <Articles open={open} onOpen={(id) => go(id ? { open: id } : {})} />}
    </Page>
  )
}

function OwnGuides() {
  const reading = useCall(ownGuides, { query: {} })
  return <GuideList reading={reading} all={reading.data} />
}

type ArticlesProps = { readonly open: string | undefined; readonly onOpen: (id: string | undefined) => void }

function Articles({ open, onOpen }: ArticlesProps) {
  const t = useWords()
  const [search, setSearch] = useState('')
  const reading = useCall(handbook, { query: {} })
  return (
    <Stack gap="md">
      <TextInput
        type="search"
        aria-label={t('documentation.searchHandbook')}
        placeholder={t('documentation.searchHandbook')}
        leftSection={<IconSearch size={16} aria-hidden />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <Loaded reading={reading} rows={6}>
        {(all) => (
          <>
            <Chapters all={all} search={search} onOpen={onOpen} />
            {open && <OwnArticleDialog of={all.find(({ id }) => id === open)} onClose={() => onOpen(undefined)} />}
          </>
        )}
      </Loaded>
    </Stack>
  )
}

type ChaptersProps = { readonly all: readonly Own[]; readonly search: string; readonly onOpen: (id: string) => void }

/** In the order of the handbook; only what has all the words searched for, in either language. */
function Chapters({ all, search, onOpen }: ChaptersProps) {
  const t = useWords()
  const language = useLanguage()
  const found = all.filter((one) =>
    matches(search, [one.title, one.title_zh, one.content, one.content_zh, one.category, one.category_zh]),
  )
  if (all.length === 0) return <Empty title={t('documentation.mineNone')} hint={t('documentation.mineNoneHint')} />
  if (found.length === 0) return <Empty title={t('documentation.notFound')} hint={t('documentation.noGuideHint')} />
  return [...new Set(found.map(({ category_id }) => category_id))].map((id) => {
    const articles = found.filter(({ category_id }) => category_id === id)
    const [first] = articles
    const title = first ? nameIn(language, { name: first.category, name_zh: first.category_zh }) : ''
    return (
      <Section key={id} title={title}>
        {articles.map((one) => (
          <Line key={one.id} of={one} onOpen={() => onOpen(one.id)} />
        ))}
      </Section>
    )
  })
}

function Line({ of, onOpen }: { readonly of: Own; readonly onOpen: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  return (
    <button type="button" className={classes.line} onClick={onOpen}>
      <span>
        {titleIn(language, of)}
        <small>{t('documentation.asOf', { at: momentText(of.published_at, language, zone) })}</small>
      </span>
      {of.must_confirm &&
        (of.confirmed_at === null ? (
          <StatusBadge tone="warn">{t('documentation.toConfirm')}</StatusBadge>
        ) : (
          <StatusBadge tone="good">{t('documentation.confirmed')}</StatusBadge>
        ))}
    </button>
  )
}
