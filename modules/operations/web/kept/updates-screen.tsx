/** Release notes in both languages: written, published from a day on, taken back. */
import { Checkbox, Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import type { Column } from '#design/data-list/column.ts'
import { DateField } from '#design/fields/date-field.tsx'
import { MarkdownText } from '#design/markdown/markdown-text.tsx'
import { StatusBadge } from '#design/status-badge.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { addSystemUpdate, changeSystemUpdate, removeSystemUpdate, systemUpdates } from '../../contract/updates.ts'
import { useWords } from '../words.ts'
import { KeptScreen } from './kept-screen.tsx'

type Update = DataOf<typeof systemUpdates>[number]

export function UpdatesScreen() {
  const t = useWords()
  const language = useLanguage()
  const reading = useCall(systemUpdates, {})
  const remove = useAct(removeSystemUpdate, { refreshes: [systemUpdates] })
  const columns = useMemo((): readonly Column<Update>[] => {
    return [
      { id: 'en', header: t('operations.titleEn'), always: true, least: 200, phone: true, text: (row) => row.title_en },
      { id: 'zh', header: t('operations.titleZh'), least: 160, goes: 1, text: ({ title_zh }) => title_zh },
      {
        id: 'day',
        header: t('operations.date'),
        width: 130,
        phone: true,
        text: ({ published_on }) => dayText(published_on, language),
        sort: ({ published_on }) => published_on,
      },
      {
        id: 'state',
        header: t('operations.state'),
        width: 120,
        goes: 2,
        text: ({ is_published }) => t(is_published ? 'operations.published' : 'operations.draft'),
      },
    ]
  }, [t, language])
  return (
    <KeptScreen
      id="system-updates"
      title={t('operations.updates')}
      reading={reading}
      columns={columns}
      nameOf={(row) => (language === 'zh-Hant' ? row.title_zh : row.title_en)}
      badge={({ is_published }) => (
        <StatusBadge tone={is_published ? 'good' : 'plain'}>
          {t(is_published ? 'operations.published' : 'operations.draft')}
        </StatusBadge>
      )}
      facts={(row) => [
        [t('operations.date'), dayText(row.published_on, language)],
        [t('operations.titleEn'), row.title_en],
        [t('operations.textEn'), <MarkdownText key="en" text={row.text_en} />],
        [t('operations.titleZh'), row.title_zh],
        [t('operations.textZh'), <MarkdownText key="zh" text={row.text_zh} />],
      ]}
      add={t('operations.addUpdate')}
      none={t('operations.noUpdates')}
      noneHint={t('operations.noUpdatesHint')}
      removeHint={t('operations.removeUpdateHint')}
      remove={{
        isPending: remove.isPending,
        mutate: (id, after) => remove.mutate({ params: { id } }, { onSuccess: after }),
      }}
      dialog={(now, onClose) => <UpdateDialog now={now} onClose={onClose} />}
    />
  )
}

function UpdateDialog({ now, onClose }: { readonly now: Update | undefined; readonly onClose: () => void }) {
  const t = useWords()
  const record = useRecordForm({
    now,
    add: addSystemUpdate,
    change: changeSystemUpdate,
    values: {
      title_en: now?.title_en ?? '',
      text_en: now?.text_en ?? '',
      title_zh: now?.title_zh ?? '',
      text_zh: now?.text_zh ?? '',
      published_on: now?.published_on ?? '',
      is_published: now?.is_published ?? false,
    },
    body: (values) => values,
    refreshes: [systemUpdates],
    after: onClose,
  })
  const { form } = record
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      size="lg"
      title={now ? t('operations.editTitle', { name: now.title_en }) : t('operations.addUpdate')}
    >
      <TextInput label={t('operations.titleEn')} required maxLength={255} {...form.getInputProps('title_en')} />
      <Textarea label={t('operations.textEn')} required autosize minRows={4} {...form.getInputProps('text_en')} />
      <TextInput label={t('operations.titleZh')} required maxLength={255} {...form.getInputProps('title_zh')} />
      <Textarea label={t('operations.textZh')} required autosize minRows={4} {...form.getInputProps('text_zh')} />
      <DateField label={t('operations.date')} required {...form.getInputProps('published_on')} />
      <Checkbox
        label={t('operations.publish')}
        description={t('operations.publishHint')}
        {...form.getInputProps('is_published', { type: 'checkbox' })}
      />
    </RecordDialog>
  )
}
