/** An advertisement: its texts in both languages with a look at them, the pay, the days, and what applicants are asked. */
import { SegmentedControl, SimpleGrid, Stack, Switch, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { MarkdownField } from '#design/markdown/markdown-field.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { languages } from '#platform/words/locales.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { addAdvertisement, advertisements, changeAdvertisement } from '../../contract/advertisements.ts'
import { vacancies, vacancy as vacancyCall } from '../../contract/vacancies.ts'
import { useWords } from '../words.ts'
import type { Advertisement } from './advertisement.ts'
import { bodyOf, valuesOf } from './advertisement-form.ts'
import type { AdvertisementValues } from './advertisement-values.ts'

import { QuestionRows } from './question-rows.tsx'

type DialogProps = {
  readonly vacancy: DataOf<typeof vacancyCall>
  readonly now: Advertisement | undefined
  readonly onClose: () => void
}
const ENDINGS = { en: '', 'zh-Hant': '_zh' } as const

export function AdvertisementDialog({ vacancy, now, onClose }: DialogProps) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  const [written, setWritten] = useState<'en' | 'zh-Hant'>(useLanguage())
  const form = useForm<AdvertisementValues>({ initialValues: valuesOf(now, vacancy) })
  const doing = { refreshes: [advertisements, vacancies, vacancyCall], after: onClose }
  const add = useAct(addAdvertisement, doing)
  const change = useAct(changeAdvertisement, doing)
  const failed = {
    onError: (reason: unknown) => {
      const errors = fieldErrors(reason)
      form.setErrors(errors)
      const other = written === 'en' ? 'zh-Hant' : 'en'
      const names = Object.keys(errors)
      // What is wrong is shown, in whichever language it was written.
      if (names.length > 0 && names.every((name) => textNames(other).includes(name))) setWritten(other)
    },
  }
  const send = form.onSubmit((values) => {
    const body = bodyOf(values)
    if (now) change.mutate({ params: { id: now.id }, body }, failed)
    else add.mutate({ body: { vacancy_id: vacancy.id, ...body } }, failed)
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={now ? t('recruitment.editAdvertisement') : t('recruitment.addAdvertisement')}
    >
      <form onSubmit={send}>
        <Stack gap="md">
          <SegmentedControl
            aria-label={t('recruitment.language')}
            value={written}
            onChange={(value) => setWritten(value === 'en' ? 'en' : 'zh-Hant')}
            data={languages.map((value) => ({ value, label: t(`recruitment.language.${value}`) }))}
          />
          <p className="muted">{t('recruitment.languageHint')}</p>
          <Texts key={written} form={form} language={written} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <TextInput
              label={t('recruitment.place')}
              placeholder={t('recruitment.placeExample')}
              maxLength={255}
              {...form.getInputProps('location')}
            />
            <Switch
              mt={{ base: 0, xs: 28 }}
              label={t('recruitment.remote')}
              {...form.getInputProps('is_remote', { type: 'checkbox' })}
            />
            <MoneyField
              label={t('recruitment.salaryFrom')}
              currency={currency}
              {...form.getInputProps('salary_from')}
            />
            <MoneyField label={t('recruitment.salaryTo')} currency={currency} {...form.getInputProps('salary_to')} />
          </SimpleGrid>
          <Switch label={t('recruitment.showSalary')} {...form.getInputProps('show_salary', { type: 'checkbox' })} />
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <DateField
              label={t('recruitment.publishFrom')}
              description={now ? undefined : t('recruitment.publishFromHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.getInputProps('publish_from')}
            />
            <DateField
              label={t('recruitment.publishTo')}
              description={t('recruitment.publishToHint')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              {...form.getInputProps('publish_to')}
            />
          </SimpleGrid>
          <QuestionRows form={form} />
          <Switch label={t('recruitment.isActive')} {...form.getInputProps('is_active', { type: 'checkbox' })} />
          <FormFoot working={add.isPending || change.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}

const textNames = (language: 'en' | 'zh-Hant'): string[] =>
  ['title', 'description', 'requirements'].map((name) => `${name}${ENDINGS[language]}`)

type TextsProps = {
  readonly form: ReturnType<typeof useForm<AdvertisementValues>>
  readonly language: 'en' | 'zh-Hant'
}

function Texts({ form, language }: TextsProps) {
  const t = useWords()
  const ending = ENDINGS[language]
  return (
    <>
      <TextInput label={t('recruitment.title')} maxLength={255} {...form.getInputProps(`title${ending}`)} />
      {(['description', 'requirements'] as const).map((name) => {
        const field = `${name}${ending}` as const
        const { value, error } = form.getInputProps(field)
        return (
          <MarkdownField
            key={name}
            label={t(name === 'description' ? 'recruitment.whatYouDo' : 'recruitment.whatYouBring')}
            value={value}
            error={error}
            lang={language}
            onText={(text) => form.setFieldValue(field, text)}
          />
        )
      })}
    </>
  )
}
