/** What a run shows, page by page, and its files. */
import { Button, Menu, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { LoadMore } from '#design/load-more.tsx'
import { Page, Section } from '#design/page.tsx'
import { Empty, Loaded } from '#design/states.tsx'
import { call } from '#platform/http/web/client.ts'
import { download } from '#platform/http/web/download.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { runFile, runRows } from '../contract/runs.ts'
import { Notes } from './preview-part.tsx'
import { ResultTable } from './result-table.tsx'
import { daysText } from './runs-screen.tsx'
import { useWords } from './words.ts'

const PER_PAGE = 200

export function RunScreen() {
  const t = useWords()
  const language = useLanguage()
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const reading = useInfiniteQuery({
    queryKey: [runRows.id, id],
    queryFn: ({ pageParam, signal }) =>
      call(runRows, { params: { id }, query: { page: pageParam, per_page: PER_PAGE }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ rows }, _pages, page) => (page * PER_PAGE < rows ? page + 1 : undefined),
    retry: false,
  })
  const [first] = reading.data?.pages ?? []
  const lines = reading.data?.pages.flatMap((page) => page.lines) ?? []
  const take = (format: 'xlsx' | 'csv' | 'pdf') => void download(runFile, { params: { id }, query: { format } })
  return (
    <Page
      title={first?.run.name ?? t('reports.runTitle')}
      crumb={t('reports.title')}
      meta={first && daysText(first, (day) => dayText(day, language))}
      actions={
        first && (
          <Menu>
            <Menu.Target>
              <Button variant="default" leftSection={<IconDownload size={16} />}>
                {t('reports.download')}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item onClick={() => take('xlsx')}>Excel</Menu.Item>
              <Menu.Item onClick={() => take('csv')}>CSV</Menu.Item>
              <Menu.Item onClick={() => take('pdf')}>PDF</Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )
      }
    >
      <Loaded reading={reading} rows={10}>
        {() => (
          <Section>
            {first && (
              <Text size="sm" c="dimmed" mb="xs">
                {t('reports.asOfNow', { count: first.rows })}
              </Text>
            )}
            <Notes notes={first?.notes ?? []} />
            {lines.some(({ kind }) => kind !== 'total') && first ? (
              <>
                <ResultTable label={first.run.name} columns={first.columns} lines={lines} />
                <LoadMore
                  reading={reading}
                  shown={lines.filter(({ kind }) => kind === 'row').length}
                  total={first.rows}
                />
              </>
            ) : (
              <Empty title={t('reports.nothingFound')} hint={t('reports.nothingFoundRun')} />
            )}
          </Section>
        )}
      </Loaded>
      <Text size="xs" c="dimmed" mt="sm">
        {t('reports.keptHint')}
      </Text>
    </Page>
  )
}
