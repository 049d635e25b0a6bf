/** A letter of one's own words, or a template filled for one person and then changed; to the person, or to somebody else. */

import { Alert, Button, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { EmployeePicker } from '#modules/employees/web/public.tsx'
import { call } from '#platform/http/web/client.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { showProblem } from '#platform/http/web/problem-toast.tsx'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { comma } from '#platform/words/web/words.ts'
import { changeLetter, draftLetter, letterSent, lettersSent } from '../contract/letters.ts'
import { letterTemplates, previewLetter } from '../contract/templates.ts'
import {
  changeToOthers,
  draftToOthers,
  letterRequests,
  lettersToOthers,
  letterToOthers,
} from '../contract/third-party.ts'
import { type Audience, answers, type LetterLanguage } from '../model/letter.ts'
import { AskedFields } from './asked-fields.tsx'
import { LanguageField } from './language-field.tsx'
import type { LetterShown, RequestShown } from './shown.ts'
import { TextFields, textsOf, textsSent } from './text-fields.tsx'
import { useWords } from './words.ts'

type WriteDialogProps = {
  readonly audience: Audience
  /** A draft that goes on. */
  readonly now?: LetterShown | undefined
  /** What it answers. */
  readonly request?: RequestShown | undefined
  readonly onDone: (id: string) => void
  readonly onClose: () => void
}

export function WriteDialog({ audience, now, request, onDone, onClose }: WriteDialogProps) {
  const t = useWords()
  const toOthers = audience === 'third_party'
  const form = useForm({
    initialValues: {
      employee_id: now?.employee_id ?? request?.employee_id ?? '',
      template_id: now?.template_id ?? request?.template_id ?? '',
      name: now?.name ?? request?.template_name ?? '',
      language: (now?.language ?? request?.language ?? 'en') as LetterLanguage,
      ...textsOf(now),
      answer: now?.answer ?? 'none',
      due_on: now?.due_on ?? '',
      recipient_name: now?.recipient_name ?? request?.recipient_name ?? '',
      recipient_address: now?.recipient_address ?? request?.recipient_address ?? '',
    },
  })
  const refused = { onError: (reason: unknown) => form.setErrors(fieldErrors(reason)) }
  const ours = { refreshes: [lettersSent, letterSent, letterTemplates] }
  const others = { refreshes: [lettersToOthers, letterToOthers, letterRequests, letterTemplates] }
  const done = { after: ({ data }: { readonly data: { readonly id: string } }) => onDone(data.id) }
  const draft = useAct(draftLetter, { ...ours, ...done })
  const change = useAct(changeLetter, { ...ours, ...done })
  const draftOther = useAct(draftToOthers, { ...others, ...done })
  const changeOther = useAct(changeToOthers, { ...others, ...done })
  const send = form.onSubmit((values) => {
    const words = { name: values.name, ...textsSent(values) }
    const to = { recipient_name: values.recipient_name, recipient_address: values.recipient_address || null }
    const asked = { answer: values.answer, due_on: values.answer === 'none' || !values.due_on ? null : values.due_on }
    const whose = { employee_id: values.employee_id, template_id: values.template_id || null }
    if (toOthers && now) changeOther.mutate({ params: { id: now.id }, body: { ...words, ...to } }, refused)
    else if (toOthers)
      draftOther.mutate({ body: { ...whose, ...words, ...to, request_id: request?.id ?? null } }, refused)
    else if (now) change.mutate({ params: { id: now.id }, body: { ...words, ...asked } }, refused)
    else draft.mutate({ body: { ...whose, ...words, ...asked } }, refused)
  })
  const { answer } = form.values
  return (
    <Dialog opened onClose={onClose} size="xl" title={t(now ? 'documents.editLetter' : 'documents.write')}>
      <form onSubmit={send}>
        <Stack gap="md">
          {!now && (
            <EmployeePicker label={t('documents.person')} required everybody {...form.getInputProps('employee_id')} />
          )}
          {toOthers && (
            <>
              <TextInput
                label={t('documents.recipient')}
                required
                maxLength={255}
                {...form.getInputProps('recipient_name')}
              />
              <Textarea
                label={t('documents.recipientAddress')}
                autosize
                minRows={2}
                {...form.getInputProps('recipient_address')}
              />
            </>
          )}
          {!now && <FromTemplate audience={audience} form={form} purpose={request?.purpose ?? null} />}
          <TextInput label={t('documents.letterName')} required maxLength={255} {...form.getInputProps('name')} />
          <LanguageField {...form.getInputProps('language')} />
          <TextFields form={form} />
          {!toOthers && (
            <>
              <ChoiceField
                label={t('documents.answer')}
                required
                data={answers.map((one) => ({ value: one, label: t(`documents.answer.${one}`) }))}
                {...form.getInputProps('answer')}
              />
              {answer !== 'none' && <DateField label={t('documents.due')} {...form.getInputProps('due_on')} />}
            </>
          )}
          <FormFoot
            working={draft.isPending || change.isPending || draftOther.isPending || changeOther.isPending}
            onCancel={onClose}
            action={t('documents.saveDraft')}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

type Form = ReturnType<
  typeof useForm<{
    employee_id: string
    template_id: string
    name: string
    language: LetterLanguage
    title_en: string
    text_en: string
    title_zh: string
    text_zh: string
    answer: 'none' | 'read' | 'sign'
    due_on: string
    recipient_name: string
    recipient_address: string
  }>
>
type FromTemplateProps = { readonly audience: Audience; readonly form: Form; readonly purpose: string | null }

/** Fills the words below from a template; what is typed there before is replaced only when asked. */
function FromTemplate({ audience, form, purpose }: FromTemplateProps) {
  const t = useWords()
  const templates = useCall(letterTemplates, { query: { audience } })
  const [asked, setAsked] = useState<Readonly<Record<string, string>>>({})
  const [missing, setMissing] = useState<readonly string[]>([])
  const { employee_id, template_id, recipient_name } = form.values
  const offered = (templates.data ?? []).filter(({ is_active, id }) => is_active || id === template_id)
  const template = offered.find(({ id }) => id === template_id)
  const fill = useMutation({
    mutationFn: () =>
      call(previewLetter, {
        body: {
          ...{ template_id, employee_id, asked },
          ...(recipient_name && { recipient_name }),
          ...(purpose && { purpose }),
        },
      }),
    onError: showProblem,
    onSuccess: ({ missing: open, due_on, ...texts }) => {
      setMissing(open)
      if (!template) return
      form.setValues({
        ...{ name: form.values.name || template.name, language: template.language, answer: template.answer },
        ...{ ...textsOf(texts), due_on: due_on ?? '' },
      })
    },
  })
  const { title_en, text_en, title_zh, text_zh } = form.values
  const isEmpty = [title_en, text_en, title_zh, text_zh].every((text) => text === '')
  // Nothing is asked and nothing stands there: whoever chose the template means its words.
  const fills = template !== undefined && template.asks.length === 0 && employee_id !== '' && isEmpty && fill.isIdle
  useEffect(() => {
    if (fills) fill.mutate()
  }, [fills, fill.mutate])
  return (
    <>
      <ChoiceField
        label={t('documents.template')}
        description={t('documents.templateHint')}
        searchable
        clearable
        data={offered.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.getInputProps('template_id')}
      />
      {template && (
        <>
          <AskedFields names={template.asks} values={asked} onChange={setAsked} />
          <Button
            variant="default"
            disabled={!employee_id}
            loading={fill.isPending}
            onClick={() => fill.mutate()}
            style={{ alignSelf: 'start' }}
          >
            {t('documents.fill')}
          </Button>
        </>
      )}
      {missing.length > 0 && <Alert color="yellow">{t('documents.missing', { fields: missing.join(comma()) })}</Alert>}
    </>
  )
}
