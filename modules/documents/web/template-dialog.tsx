/** A template: whom it is for, in which languages, its words with fields, and what is wanted of who receives it. */
import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addTemplate, changeTemplate, letterTemplate, letterTemplates } from '../contract/templates.ts'
import { answers, audiences } from '../model/letter.ts'
import { LanguageField } from './language-field.tsx'
import type { Template } from './shown.ts'
import { TextFields, textsOf, textsSent } from './text-fields.tsx'
import { useWords } from './words.ts'

type TemplateDialogProps = { readonly now: Template | undefined; readonly onClose: () => void }

export function TemplateDialog({ now, onClose }: TemplateDialogProps) {
  const t = useWords()
  const record = useRecordForm({
    now,
    add: addTemplate,
    change: changeTemplate,
    values: {
      name: now?.name ?? '',
      audience: now?.audience ?? 'employee',
      language: now?.language ?? 'en',
      ...textsOf(now),
      answer: now?.answer ?? 'none',
      answer_days: now?.answer_days ?? ('' as number | ''),
      on_request: now?.on_request ?? false,
    },
    body: ({ audience, answer, answer_days, on_request, name, ...texts }) => {
      const days = answer === 'none' || answer_days === '' ? null : answer_days
      const fields = { name, ...textsSent(texts), answer, answer_days: days, on_request }
      // Whom it is for is settled once.
      return (now ? fields : { ...fields, audience }) as typeof fields & { audience: typeof audience }
    },
    refreshes: [letterTemplates, letterTemplate],
    after: onClose,
  })
  const { form } = record
  const { audience, answer } = form.values
  return (
    <RecordDialog
      record={record}
      onClose={onClose}
      size="xl"
      title={now ? t('documents.editTemplate', { name: now.name }) : t('documents.addTemplate')}
    >
      <TextInput label={t('documents.name')} required maxLength={255} data-autofocus {...form.getInputProps('name')} />
      <ChoiceField
        label={t('documents.audience')}
        required
        disabled={now !== undefined}
        data={audiences.map((one) => ({ value: one, label: t(`documents.audience.${one}`) }))}
        {...form.getInputProps('audience')}
      />
      <LanguageField {...form.getInputProps('language')} />
      <TextFields form={form} holes />
      {audience === 'employee' ? (
        <>
          <ChoiceField
            label={t('documents.answer')}
            required
            data={answers.map((one) => ({ value: one, label: t(`documents.answer.${one}`) }))}
            {...form.getInputProps('answer')}
          />
          {answer !== 'none' && (
            <NumberInput
              label={t('documents.answerDays')}
              min={1}
              max={90}
              allowDecimal={false}
              {...form.getInputProps('answer_days')}
            />
          )}
        </>
      ) : (
        <Checkbox
          label={t('documents.onRequest')}
          description={t('documents.onRequestHint')}
          {...form.getInputProps('on_request', { type: 'checkbox' })}
        />
      )}
    </RecordDialog>
  )
}
