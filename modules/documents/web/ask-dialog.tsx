/** Asks HR for a letter about oneself: which, to whom, what for. */
import { Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { askForLetter, type lettersToAskFor, ownRequests } from '../contract/own.ts'
import type { LetterLanguage } from '../model/letter.ts'
import { LanguageField } from './language-field.tsx'
import { useWords } from './words.ts'

type AskDialogProps = { readonly offered: DataOf<typeof lettersToAskFor>; readonly onClose: () => void }

const OF = { en: ['en'], zh: ['zh'], both: ['both', 'en', 'zh'] } as const

export function AskDialog({ offered, onClose }: AskDialogProps) {
  const t = useWords()
  const [first] = offered
  const form = useForm({
    initialValues: {
      template_id: offered.length === 1 && first ? first.id : '',
      recipient_name: '',
      recipient_address: '',
      purpose: '',
      language: (first?.language ?? 'en') as LetterLanguage,
    },
  })
  const ask = useAct(askForLetter, { refreshes: [ownRequests], after: onClose })
  const send = form.onSubmit(({ recipient_address, purpose, ...values }) =>
    ask.mutate(
      { body: { ...values, recipient_address: recipient_address || null, purpose: purpose || null } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    ),
  )
  const chosen = offered.find(({ id }) => id === form.values.template_id)
  return (
    <Dialog opened onClose={onClose} title={t('documents.ask')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <ChoiceField
            label={t('documents.which')}
            required
            data={offered.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('template_id')}
            onChange={(id) => {
              form.setFieldValue('template_id', id)
              const language = offered.find((one) => one.id === id)?.language
              if (language) form.setFieldValue('language', language)
            }}
          />
          <TextInput
            label={t('documents.recipient')}
            description={t('documents.recipientHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
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
          <TextInput label={t('documents.purpose')} maxLength={255} {...form.getInputProps('purpose')} />
          {chosen && chosen.language === 'both' && <LanguageField of={OF.both} {...form.getInputProps('language')} />}
          <p className="muted" style={{ margin: 0 }}>
            {t('documents.askConsent')}
          </p>
          <FormFoot action={t('documents.askNow')} working={ask.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
