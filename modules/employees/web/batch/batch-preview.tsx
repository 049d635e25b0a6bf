/** What an import would do: people, what comes into being with them, what looks odd; or the cells that are wrong. */
import { Button, Group, Stack, Text } from '@mantine/core'
import { CellErrors } from '#design/cell-errors.tsx'
import { Notice } from '#design/notice.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { inBrackets } from '#platform/words/format.ts'
import { isAmount, Readable } from '#platform/words/web/readable.tsx'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from '../employees.module.css'
import { fieldWord } from '../labels.ts'
import { useWords } from '../words.ts'
import type { Answer } from './answer.ts'

const SHOWN_COLUMNS = 7

type BatchPreviewProps = { readonly seen: Answer; readonly working: boolean; readonly onTake: () => void }

export function BatchPreview({ seen, working, onTake }: BatchPreviewProps) {
  const t = useWords()
  const language = useLanguage()
  const currency = useMe().currency_code ?? ''
  const errors = seen.errors ?? []
  if (errors.length > 0) {
    return (
      <Stack gap="sm">
        <Notice tone="bad" role="alert">
          {t('employees.batchErrors', { count: errors.length })}
        </Notice>
        <CellErrors errors={errors} label={t('employees.showErrors')} columnWord={fieldWord} />
      </Stack>
    )
  }
  const created = [
    [t('employees.departments'), seen.created.departments],
    [t('employees.divisions'), seen.created.divisions],
    [t('employees.positions'), seen.created.positions],
    [t('employees.jobLevels'), seen.created.job_levels],
  ] as const
  const first = seen.preview ?? []
  const columns = Object.keys(first[0] ?? {}).slice(0, SHOWN_COLUMNS)
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('employees.batchStep3')}</Text>
      <Text>{t('employees.batchRows', { count: seen.rows })}</Text>
      {created.some(([, names]) => names.length > 0) && (
        <div>
          <Text c="dimmed">{t('employees.batchCreates')}</Text>
          {created.map(
            ([label, names]) =>
              names.length > 0 && (
                <p key={label} className={classes.created}>
                  {language === 'zh-Hant' ? `${label}：` : `${label}: `}
                  {names.map((name) => (
                    <StatusBadge key={name} tone="info">
                      {name}
                    </StatusBadge>
                  ))}
                </p>
              ),
          )}
        </div>
      )}
      {seen.warnings.length > 0 && (
        <div>
          <Text fw={550}>{t('employees.batchWarnings', { count: seen.warnings.length })}</Text>
          <CellErrors
            errors={seen.warnings}
            label={t('employees.batchWarnings', { count: seen.warnings.length })}
            warn
            columnWord={fieldWord}
          />
        </div>
      )}
      {first.length > 0 && (
        <div>
          <Text c="dimmed">{t('employees.batchPreview')}</Text>
          <SimpleTable
            label={t('employees.batchPreview')}
            rows={first.slice(0, 5)}
            rowId={(row) => row.staff_id ?? JSON.stringify(row)}
            columns={columns.map((name) => ({
              id: name,
              header: inBrackets(fieldWord(name), first.some((row) => isAmount(row[name])) ? currency : '', language),
              cell: (row: Readonly<Record<string, string>>) => <Readable text={row[name] ?? ''} currency={currency} />,
            }))}
          />
        </div>
      )}
      <Group justify="flex-end">
        <Button loading={working} onClick={onTake}>
          {t('employees.batchTake', { count: seen.rows })}
        </Button>
      </Group>
    </Stack>
  )
}
