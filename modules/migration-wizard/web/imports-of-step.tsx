/** What was imported in a step, each with the way to take it back. */
import { Button, Text } from '@mantine/core'
import { SimpleTable } from '#design/simple-table.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { momentText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { undo } from '../contract.ts'
import { kindWord } from './past-word.ts'
import type { State } from './state.ts'
import { STALE } from './use-go-to.ts'
import { useWords } from './words.ts'

export function ImportsOfStep({ imports }: { readonly imports: State['imports'] }) {
  const t = useWords()
  const language = useLanguage()
  const { timezone_key: timezone } = useMe()
  const takeBack = useAct(undo, { refreshes: STALE })
  if (imports.length === 0) return null
  return (
    <div style={{ marginTop: 24 }}>
      <Text component="h3" fw={600} mb={6}>
        {t('migration.imported')}
      </Text>
      <SimpleTable
        label={t('migration.imported')}
        rows={imports}
        rowId={(row) => row.batch_id}
        columns={[
          {
            id: 'kind',
            header: t('migration.what'),
            cell: ({ kind, file_name }) => (
              <>
                {kindWord(kind)}
                <Text c="dimmed" size="xs" style={{ overflowWrap: 'anywhere' }}>
                  {file_name}
                </Text>
              </>
            ),
          },
          { id: 'rows', header: t('migration.rows'), number: true, cell: ({ rows }) => rows },
          {
            id: 'at',
            header: t('migration.when'),
            cell: ({ at, by }) => (
              <>
                {momentText(at, language, timezone)}
                <Text c="dimmed" size="xs">
                  {by}
                </Text>
              </>
            ),
          },
          {
            id: 'undo',
            header: '',
            cell: ({ batch_id: id }) => (
              <Button
                size="compact-xs"
                variant="default"
                disabled={takeBack.isPending}
                onClick={() => takeBack.mutate({ params: { id } })}
              >
                {t('migration.takeBack')}
              </Button>
            ),
          },
        ]}
      />
    </div>
  )
}
