/** The handbook as it is kept: every article with its category, where it stands, and who has confirmed it. */
import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import type { Column } from '#design/data-list/column.ts'
import { DataList } from '#design/data-list/data-list.tsx'
import { Empty } from '#design/states.tsx'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { articles } from '../../contract/articles.ts'
import { categories } from '../../contract/categories.ts'
import { articleStates } from '../../model/article.ts'
import { useWords } from '../words.ts'
import { type Article, type Category, nameIn, titleIn } from './article.ts'
import { ArticleDialog } from './article-dialog.tsx'
import { ArticlePanel, StateBadge } from './article-panel.tsx'
import { CategoriesDialog } from './categories-dialog.tsx'

const NONE: readonly never[] = []
const isShown = ({ state }: Article): boolean => state === 'published' || state === 'changed'
const isWaiting = (row: Article): boolean => isShown(row) && row.must_confirm && row.confirmed < row.readers

export function Handbook() {
  const t = useWords()
  const language = useLanguage()
  const writesAll = mayEnter(useSession(), 'documentation.write')
  const list = useCall(articles, { query: {} })
  const kept = useCall(categories, {}).data
  const chapters: readonly Category[] = kept ?? NONE
  const columns = useColumns(chapters)
  const [editing, setEditing] = useState<{ readonly row: Article | undefined }>()
  const [ordering, setOrdering] = useState(false)
  const add = (
    <Group gap="xs">
      <Button leftSection={<IconPlus size={16} />} onClick={() => setEditing({ row: undefined })}>
        {t('documentation.write')}
      </Button>
      {writesAll && (
        <Button variant="default" onClick={() => setOrdering(true)}>
          {t('documentation.categories')}
        </Button>
      )}
    </Group>
  )
  return (
    <>
      <div style={{ padding: '12px 0' }}>{add}</div>
      <DataList
        id="handbook"
        label={t('documentation.tab.handbook')}
        reading={list}
        rows={list.data ?? NONE}
        rowId={({ id }) => id}
        rowName={(row) => titleIn(language, row)}
        columns={columns}
        tabs={[
          { id: 'all', label: t('documentation.all'), matches: ({ state }) => state !== 'archived' },
          ...articleStates.map((id) => ({
            id,
            label: t(`documentation.state.${id}`),
            matches: ({ state }: Article) => state === id,
          })),
        ]}
        filters={[
          {
            id: 'category',
            label: t('documentation.category'),
            options: chapters.map((one) => ({ value: one.id, label: nameIn(language, one) })),
            matches: ({ category_id }, value) => category_id === value,
          },
          {
            id: 'standing',
            label: t('documentation.confirmation'),
            options: [{ value: 'waiting', label: t('documentation.waiting') }],
            matches: isWaiting,
          },
        ]}
        empty={<Empty title={t('documentation.none')} hint={t('documentation.noneHint')} />}
        peek={(row, close) => (
          <ArticlePanel
            key={row.id}
            of={row}
            beside={(list.data ?? NONE).filter(
              (one) => one.category_id === row.category_id && one.state !== 'archived',
            )}
            category={nameIn(
              language,
              chapters.find(({ id }) => id === row.category_id),
            )}
            onEdit={() => setEditing({ row })}
            onClose={close}
          />
        )}
        peekWidth="wide"
      />
      {/* A new article begins in the first category, so the form waits for them however quickly its button is pressed. */}
      {editing && kept && <ArticleDialog now={editing.row} chapters={chapters} onClose={() => setEditing(undefined)} />}
      {ordering && <CategoriesDialog chapters={chapters} onClose={() => setOrdering(false)} />}
    </>
  )
}

function useColumns(chapters: readonly Category[]): readonly Column<Article>[] {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: zone } = useMe()
  return useMemo(() => {
    const order = new Map(chapters.map((one, at) => [one.id, { at, name: nameIn(language, one) }]))
    return [
      {
        ...{ id: 'title', header: t('documentation.heading'), always: true, phone: true, least: 200 },
        text: (row) => titleIn(language, row),
      },
      {
        ...{ id: 'category', header: t('documentation.category'), width: 170, goes: 2 },
        text: (row) => order.get(row.category_id)?.name ?? '',
        sort: (row) => order.get(row.category_id)?.at ?? 0,
      },
      {
        ...{ id: 'published', header: t('documentation.publishedAt'), width: 170, goes: 3 },
        text: (row) => momentText(row.published_at, language, zone),
        sort: (row) => row.published_at ?? '',
      },
      {
        ...{ id: 'confirmed', header: t('documentation.confirmed'), width: 110, number: true, goes: 1 },
        text: (row) => (row.must_confirm && isShown(row) ? `${row.confirmed} / ${row.readers}` : ''),
        sort: (row) => (row.must_confirm ? row.confirmed : -1),
      },
      {
        ...{ id: 'state', header: t('documentation.state'), width: 150, phone: true },
        text: (row) => t(`documentation.state.${row.state}`),
        cell: (row) => <StateBadge state={row.state} />,
      },
    ]
  }, [t, language, zone, chapters])
}
