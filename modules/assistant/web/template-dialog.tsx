/** A version of what people agree to, in both languages. */
import { Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { addTemplate, changeTemplate, templates } from '../contract/operated.ts'
import { useWords } from './words.ts'

type Template = DataOf<typeof templates>[number]

export function TemplateDialog({ now, onClose }: { readonly now: Template | undefined; readonly onClose: () => void }) {
  const t = useWords()
  const doing = { refreshes: [templates], after: onClose }
  const add = useAct(addTemplate, doing)
  const change = useAct(changeTemplate, doing)
  const form = useForm({
    initialValues: {
      title: now?.title ?? '',
      title_zh: now?.title_zh ?? '',
      content_en: now?.content_en ?? '',
      content_zh: now?.content_zh ?? '',
    },
  })
  const failed = { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) }
  // The id goes in the body: the specified path has none.
  const send = form.onSubmit((body) =>
    now ? change.mutate({ body: { id: now.id, ...body } }, failed) : add.mutate({ body }, failed),
  )
  return (
    <RecordDialog
      record={{ send, working: add.isPending || change.isPending }}
      onClose={onClose}
      size="lg"
      title={now ? t('assistant.editTitle', { title: now.title }) : t('assistant.addTemplate')}
    >
      <TextInput label={t('assistant.heading')} required maxLength={255} {...form.getInputProps('title')} />
      <Textarea label={t('assistant.contentEn')} required autosize minRows={4} {...form.getInputProps('content_en')} />
      <TextInput label={t('assistant.headingZh')} maxLength={255} {...form.getInputProps('title_zh')} />
      <Textarea label={t('assistant.contentZh')} required autosize minRows={4} {...form.getInputProps('content_zh')} />
    </RecordDialog>
  )
}
