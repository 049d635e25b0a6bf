/** Every change a sheet would make, thing by thing; or the cells that are wrong. */
import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { CellErrors } from '#design/cell-errors.tsx'
import { Notice } from '#design/notice.tsx'
import { SimpleTable } from '#design/simple-table.tsx'
import { StatusBadge, type Tone } from '#design/status-badge.tsx'
import { useMaybeMe } from '#platform/identity/web/me.ts'
import { Readable } from '#platform/words/web/readable.tsx'
import type { SheetAnswer, SheetChange } from '../contract-types.ts'
import { useWords } from './words.ts'

/** The word of a choice; the text itself where it is none. */
export type ChoiceWord = (field: string, value: string) => string
type Change = z.output<typeof SheetChange>
type SheetPreviewProps = {
  readonly seen: z.output<typeof SheetAnswer>
  /** What the server says of it where it is refused. */
  readonly message?: string
  readonly wordOf: (name: string) => string
  readonly choiceWord?: ChoiceWord | undefined
  readonly working: boolean
  /** What else is to be seen before it is taken. */
  readonly beside?: ((seen: z.output<typeof SheetAnswer>) => ReactNode) | undefined
  readonly onApply: () => void
}

const SHOWN = 200
const tones: Readonly<Record<Change['what'], Tone>> = { add: 'good', change: 'info', remove: 'bad' }
const words = { add: 'sheets.adds', change: 'sheets.changes', remove: 'sheets.removes' } as const

export function SheetPreview({ seen, message, wordOf, choiceWord, working, beside, onApply }: SheetPreviewProps) {
  const t = useWords()
  const currency = useMaybeMe()?.currency_code ?? ''
  const errors = seen.errors ?? []
  if (errors.length > 0) {
    return (
      <Stack gap="sm">
        <Notice tone="bad" role="alert">
          {message && <p>{message}</p>}
          {t('sheets.errors', { count: errors.length })}
        </Notice>
        <CellErrors errors={errors} label={t('sheets.errorsLabel')} />
      </Stack>
    )
  }
  const shown = seen.changes.slice(0, SHOWN)
  // A flag is told as the sheet has it, in every language.
  const named = (field = '', value: string) =>
    value === 'yes' || value === 'no' ? t(`sheets.${value}`) : (choiceWord?.(field, value) ?? value)
  const side = ({ field }: Change, value: string | null | undefined) =>
    value ? (
      <Readable text={named(field, value)} currency={currency} />
    ) : (
      <span className="muted">{t('sheets.none')}</span>
    )
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('sheets.step3')}</Text>
      <Group gap="xs">
        <Text c="dimmed">{t('sheets.rows', { count: seen.rows })}</Text>
        <StatusBadge tone="good">{`${t('sheets.adds')} ${seen.created}`}</StatusBadge>
        <StatusBadge tone="info">{`${t('sheets.changes')} ${seen.updated}`}</StatusBadge>
        {seen.removed > 0 && <StatusBadge tone="bad">{`${t('sheets.removes')} ${seen.removed}`}</StatusBadge>}
      </Group>
      {seen.warnings.length > 0 && (
        <CellErrors errors={seen.warnings} label={t('sheets.warnings', { count: seen.warnings.length })} warn />
      )}
      {shown.length === 0 ? (
        <Notice tone="info">{t('sheets.nothing')}</Notice>
      ) : (
        <SimpleTable
          label={t('sheets.step3')}
          rows={shown.map((change, at) => ({ ...change, at }))}
          rowId={({ at }) => String(at)}
          columns={[
            {
              id: 'what',
              header: t('sheets.what'),
              cell: ({ what, kind }) => (
                <>
                  <StatusBadge tone={tones[what]}>{t(words[what])}</StatusBadge> {wordOf(kind)}
                </>
              ),
            },
            { id: 'name', header: t('sheets.name'), cell: ({ name }) => name },
            { id: 'field', header: t('sheets.field'), cell: ({ field }) => (field ? wordOf(field) : '') },
            {
              id: 'before',
              header: t('sheets.before'),
              cell: (change) => (change.what === 'change' ? side(change, change.before) : ''),
            },
            {
              id: 'after',
              header: t('sheets.after'),
              cell: (change) => (change.what === 'change' || change.after ? side(change, change.after) : ''),
            },
            ...(shown.some(({ from }) => from)
              ? [
                  {
                    id: 'from',
                    header: t('sheets.from'),
                    cell: ({ from }: Change) => <Readable text={from ?? ''} currency={currency} />,
                  },
                ]
              : []),
          ]}
        />
      )}
      {seen.changes.length > shown.length && (
        <Text c="dimmed">{t('sheets.more', { count: seen.changes.length - shown.length })}</Text>
      )}
      {seen.changes.length > 0 && beside?.(seen)}
      <Group justify="flex-end">
        <Button loading={working} disabled={seen.changes.length === 0} onClick={onApply}>
          {t('sheets.apply')}
        </Button>
      </Group>
    </Stack>
  )
}
