/** The first rows of what is being put together, asked for a moment after each change. */
import { Alert, Group, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Section } from '#design/page.tsx'
import { Empty, Failed, RowsSkeleton } from '#design/states.tsx'
import { call } from '#platform/http/web/client.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { preview } from '../contract/runs.ts'
import { type Draft, lacksDays, placedErrors, readyOf } from './draft.ts'
import { ResultTable } from './result-table.tsx'
import { useWords } from './words.ts'

const PAUSE_MS = 400

/** What the draft comes to, and what is wrong with it by field. */
export function usePreview(draft: Draft) {
  const [sent] = useDebouncedValue(JSON.stringify(readyOf(draft)), PAUSE_MS)
  const reading = useQuery({
    queryKey: [preview.id, sent],
    queryFn: ({ signal }) => call(preview, { body: { definition: JSON.parse(sent) }, signal }),
    enabled: !lacksDays(draft) && draft.columns.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { reading, errors: reading.isError ? placedErrors(draft, fieldErrors(reading.error)) : {} }
}

export function PreviewPart({ reading }: Pick<ReturnType<typeof usePreview>, 'reading'>) {
  const t = useWords()
  const { data, isError, isPending, isFetching } = reading
  const hint =
    data && !isError
      ? t('reports.previewOf', { shown: data.lines.filter(({ kind }) => kind === 'row').length, count: data.rows })
      : ''
  return (
    <Section
      title={t('reports.preview')}
      hint={hint}
      actions={
        isFetching && (
          <Text size="sm" c="dimmed">
            {t('reports.reading')}
          </Text>
        )
      }
    >
      {isError ? (
        <Wrong reading={reading} />
      ) : isPending || !data ? (
        <RowsSkeleton rows={8} />
      ) : (
        <>
          <Notes notes={data.notes} />
          {data.lines.some(({ kind }) => kind !== 'total') ? (
            <ResultTable label={t('reports.preview')} columns={data.columns} lines={data.lines} />
          ) : (
            <Empty title={t('reports.nothingFound')} hint={t('reports.nothingFoundHint')} />
          )}
        </>
      )}
    </Section>
  )
}

/** What is wrong with a field stands beside it; here stands that it does. */
function Wrong({ reading }: Pick<ReturnType<typeof usePreview>, 'reading'>) {
  const t = useWords()
  const [first] = Object.values(fieldErrors(reading.error))
  if (!first) return <Failed reading={reading} />
  return (
    <Alert color="yellow" variant="light" role="status">
      {t('reports.notYet', { why: first })}
    </Alert>
  )
}

export function Notes({ notes }: { readonly notes: readonly { readonly text: string }[] }) {
  if (notes.length === 0) return null
  return (
    <Alert color="yellow" variant="light" mb="sm">
      <Group
        gap={4}
        component="ul"
        m={0}
        p={0}
        style={{ listStyle: 'none', flexDirection: 'column', alignItems: 'start' }}
      >
        {notes.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </Group>
    </Alert>
  )
}
