/** An article as it is written: where it stands, its texts in one language or both, for whom, and whether it is confirmed. */
import { SegmentedControl, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { mayEnter } from '#access/enter.ts'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { FilesField } from '#design/fields/files-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { MarkdownField } from '#design/markdown/markdown-field.tsx'
import { Section } from '#design/page.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { AudienceFields } from '#modules/announcements/web/public.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { languages } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { addArticle, articles, attach, changeArticle } from '../../contract/articles.ts'
import { categories } from '../../contract/categories.ts'
import { mayWrite } from '../../model/article.ts'
import { useWords } from '../words.ts'
import { type Article, type Category, nameIn } from './article.ts'
import { type ArticleValues, bodyOf, valuesOf } from './article-form.ts'

type DialogProps = {
  readonly now: Article | undefined
  readonly chapters: readonly Category[]
  readonly onClose: () => void
}
type Form = ReturnType<typeof useForm<ArticleValues>>
const CHINESE = ['title_zh', 'content_zh']

export function ArticleDialog({ now, chapters, onClose }: DialogProps) {
  const t = useWords()
  const language = useLanguage()
  const writesAll = mayEnter(useSession(), 'documentation.write')
  const open = chapters.filter((one) => mayWrite(writesAll, one))
  const form = useForm<ArticleValues>({ initialValues: valuesOf(now, open[0]?.id ?? '') })
  const [written, setWritten] = useState<'en' | 'zh-Hant'>('en')
  const doing = { refreshes: [articles, categories], after: onClose }
  const add = useAct(addArticle, doing)
  const change = useAct(changeArticle, doing)
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
    const body = bodyOf(values)
    if (now) change.mutate({ params: { id: now.id }, body }, failed)
    else add.mutate({ body }, failed)
  })
  return (
    <Dialog opened onClose={onClose} size="xl" title={t(now ? 'documentation.editTitle' : 'documentation.write')}>
      <form onSubmit={send}>
        <Stack gap="md">
          <ChoiceField
            label={t('documentation.category')}
            required
            allowDeselect={false}
            data={open.map((one) => ({ value: one.id, label: nameIn(language, one) }))}
            {...form.getInputProps('category_id')}
          />
          <SegmentedControl
            aria-label={t('documentation.language')}
            value={written}
            onChange={(value) => setWritten(value === 'en' ? 'en' : 'zh-Hant')}
            data={languages.map((value) => ({ value, label: t(`documentation.language.${value}`) }))}
          />
          <Texts key={written} form={form} ending={written === 'en' ? '' : '_zh'} lang={written} />
          <Files form={form} />
          <Section title={t('documentation.for')} hint={t('documentation.forHint')}>
            <AudienceFields
              value={form.values.audience}
              errors={form.errors}
              onChange={(part) => form.setFieldValue('audience', { ...form.values.audience, ...part })}
            />
          </Section>
          <Switch
            label={t('documentation.mustConfirm')}
            description={t('documentation.mustConfirmHint')}
            {...form.getInputProps('must_confirm', { type: 'checkbox' })}
          />
          <FormFoot working={add.isPending || change.isPending} action={t('documentation.save')} onCancel={onClose} />
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
        label={t('documentation.heading')}
        required={ending === ''}
        maxLength={255}
        lang={lang}
        {...form.getInputProps(`title${ending}`)}
      />
      <MarkdownField
        label={t('documentation.content')}
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
      label={t('documentation.attachments')}
      error={form.errors.attachments ?? fieldErrors(upload.error).file}
      value={attachments}
      uploading={upload.isPending}
      onChange={(all) => form.setFieldValue('attachments', [...all])}
      onFile={(file) =>
        upload.mutate({ file }, { onSuccess: ({ data }) => form.setFieldValue('attachments', [...attachments, data]) })
      }
      words={{ attach: t('documentation.attach'), remove: (name) => t('documentation.detach', { name }) }}
    />
  )
}
