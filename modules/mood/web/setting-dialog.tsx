/** Whether people are asked, how, and the smallest group that is shown. */
import { NumberInput, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Loaded } from '#design/states.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { changeMoodSetting, moodOverview, moodSetting, ownMood } from '../contract/mood.ts'
import { LEAST_MINIMUM } from '../model/groups.ts'
import { useWords } from './words.ts'

type SettingDialogProps = { readonly onClose: () => void }

export function SettingDialog({ onClose }: SettingDialogProps) {
  const t = useWords()
  const reading = useCall(moodSetting, {})
  return (
    <Dialog opened onClose={onClose} title={t('mood.settings')}>
      <Loaded reading={reading} rows={5}>
        {(setting) => <SettingForm setting={setting} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

function SettingForm({ setting, onClose }: SettingDialogProps & { readonly setting: DataOf<typeof moodSetting> }) {
  const t = useWords()
  const language = useLanguage()
  const { minimum, next } = setting
  const form = useForm({
    initialValues: {
      is_on: setting.is_on,
      question_en: setting.question_en ?? '',
      question_zh: setting.question_zh ?? '',
      minimum: next?.minimum ?? minimum,
    },
  })
  const save = useAct(changeMoodSetting, { refreshes: [moodSetting, moodOverview, ownMood], after: onClose })
  const send = form.onSubmit((body) =>
    save.mutate({ body }, { onError: (reason) => form.setErrors(fieldErrors(reason)) }),
  )
  return (
    <form onSubmit={send}>
      <Stack gap="md">
        <Switch
          label={t('mood.isOn')}
          description={t('mood.isOnHint')}
          {...form.getInputProps('is_on', { type: 'checkbox' })}
        />
        <TextInput
          label={t('mood.questionEn')}
          description={t('mood.questionHint')}
          maxLength={255}
          {...form.getInputProps('question_en')}
        />
        <TextInput
          label={t('mood.questionZh')}
          description={t('mood.questionHint')}
          maxLength={255}
          {...form.getInputProps('question_zh')}
        />
        <NumberInput
          label={t('mood.minimum')}
          description={
            next ? t('mood.minimumFrom', { now: minimum, day: dayText(next.from, language) }) : t('mood.minimumHint')
          }
          min={LEAST_MINIMUM}
          max={100}
          allowDecimal={false}
          {...form.getInputProps('minimum')}
        />
        <FormFoot working={save.isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}
