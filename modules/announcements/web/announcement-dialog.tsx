/** An announcement as it is written: its texts in one language or both, for whom, and how much is asked of its readers. */
import { NumberInput, SegmentedControl, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { FilesField } from '#design/fields/files-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { MarkdownField } from '#design/markdown/markdown-field.tsx'
import { Section } from '#design/page.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { languages } from '#platform/words/locales.ts'
import { addAnnouncement, announcements, attach, changeAnnouncement, readers } from '../contract/announcements.ts'
import type { Audience } from '../model/announcement.ts'
import type { Announcement } from './announcement.ts'
import { type AnnouncementValues, bodyOf, valuesOf } from './announcement-form.ts'
import { AudienceFields } from './audience-fields.tsx'
import { useWords } from './words.ts'

type DialogProps = { readonly now: Announcement | undefined; readonly onClose: () => void }
type Form = ReturnType<typeof useForm<AnnouncementValues>>
const CHINESE = ['title_zh', 'content_zh']

export function AnnouncementDialog({ now, onClose }: DialogProps) {
  const t = useWords()
  const form = useForm<AnnouncementValues>({ initialValues: valuesOf(now) })
  const [written, setWritten] = useState<'en' | 'zh-Hant'>('en')
  const doing = { refreshes: [announcements, readers], after: onClose }
  const add = useAct(addAnnouncement, doing)
  const change = useAct(changeAnnouncement, doing)
  const failed = {
    onError: (reason: unknown) => {
      const errors = fieldErrors(reason)
      form.setErrors(errors)
      // What is wrong is shown, in whichever language it was written.
      if (Object.keys(errors).some((name) => CHINESE.includes(name))) setWritten('zh-Hant')
      else if (errors.title || errors.content) setWritten('en')
    },
  }
  const send = form.onSubmit((values) => {
    const { ask_again, ...body } = bodyOf(values)
    if (now) change.mutate({ params: { id: now.id }, body: { ...body, ask_again } }, failed)
    else add.mutate({ body }, failed)
  })
  const isOut = now?.state === 'published'
  return (
    <Dialog opened onClose={onClose} size="xl" title={t(now ? 'announcement.editTitle' : 'announcement.write')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <SegmentedControl
            aria-label={t('announcement.language')}
            value={written}
            onChange={(value) => setWritten(value === 'en' ? 'en' : 'zh-Hant')}
            data={languages.map((value) => ({ value, label: t(`announcement.language.${value}`) }))}
          />
          <Texts key={written} form={form} ending={written === 'en' ? '' : '_zh'} lang={written} />
          <Files form={form} />
          <Section title={t('announcement.for')} hint={t('announcement.forHint')}>
            <AudienceFields
              value={form.values.audience}
              errors={form.errors}
              onChange={(part: Partial<Audience>) =>
                form.setFieldValue('audience', { ...form.values.audience, ...part })
              }
            />
          </Section>
          <NumberInput
            label={t('announcement.duration')}
            description={t('announcement.durationHint')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            min={1}
            max={120}
            allowDecimal={false}
            {...form.getInputProps('duration_expiry')}
          />
          {(['is_important', 'is_pinned', 'must_acknowledge', 'by_mail'] as const).map((name) => (
            <Switch
              key={name}
              label={t(`announcement.switch.${name}`)}
              description={t(`announcement.hint.${name}`)}
              {...form.getInputProps(name, { type: 'checkbox' })}
            />
          ))}
          {isOut && (
            <Switch
              label={t('announcement.askAgain')}
              description={t('announcement.askAgainHint')}
              {...form.getInputProps('ask_again', { type: 'checkbox' })}
            />
          )}
          <FormFoot
            working={add.isPending || change.isPending}
            action={t(isOut ? 'announcement.saveOut' : 'announcement.saveDraft')}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Dialog>
  )
}

type TextsProps = { readonly form: Form; readonly ending: '' | '_zh'; readonly lang: 'en' | 'zh-Hant' }

function Texts({ form, ending, lang }: TextsProps) {
  const t = useWords()
  const { value, error } = form.getInputProps(`content${ending}`)
  return (
    <>
      <TextInput
        label={t('announcement.heading')}
        required={ending === ''}
        maxLength={255}
        lang={lang}
        {...form.getInputProps(`title${ending}`)}
      />
      <MarkdownField
        label={t('announcement.content')}
        required={ending === ''}
        value={value}
        error={error}
        lang={lang}
        onText={(text) => form.setFieldValue(`content${ending}`, text)}
      />
    </>
  )
}

function Files({ form }: { readonly form: Form }) {
  const t = useWords()
  const upload = useAct(attach, { silentWhenDone: true })
  const { attachments } = form.values
  return (
    <FilesField
      label={t('announcement.attachments')}
      error={form.errors.attachments ?? fieldErrors(upload.error).file}
      value={attachments}
      uploading={upload.isPending}
      onChange={(all) => form.setFieldValue('attachments', [...all])}
      onFile={(file) =>
        upload.mutate({ file }, { onSuccess: ({ data }) => form.setFieldValue('attachments', [...attachments, data]) })
      }
      words={{ attach: t('announcement.attach'), remove: (name) => t('announcement.detach', { name }) }}
    />
  )
}
