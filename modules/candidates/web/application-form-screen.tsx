/** Applying for a job, without an account and on a phone: who, the questions of the job, the resume, the notice. */
import { Anchor, Button, Checkbox, Radio, Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconFileText } from '@tabler/icons-react'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { DropZone } from '#design/drop-zone.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { CountryField } from '#design/fields/country-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { PublicFrame } from '#design/public-frame.tsx'
import { RowsSkeleton } from '#design/states.tsx'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { extensionsOf } from '#platform/files/model/file-kinds.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { switchLanguage } from '#platform/words/web/words.ts'
import { applicationForm, storeApplication } from '../contract/application.ts'
import classes from './candidates.module.css'
import { Notice } from './notice.tsx'
import { useWords } from './words.ts'

type Asked = DataOf<typeof applicationForm>

export function ApplicationFormScreen() {
  const t = useWords()
  const { jobID = '' } = useParams({ strict: false }) as { jobID?: string }
  const { lang } = useSearch({ strict: false }) as { lang?: string }
  // As the page of the job was read.
  useEffect(() => {
    if (lang) switchLanguage(/^(tw|zh)/i.test(lang) ? 'zh-Hant' : 'en')
  }, [lang])
  const reading = useCall(applicationForm, { params: { id: jobID } }, { staleTime: 0 })
  if (reading.isError) {
    return (
      <PublicFrame title={t('candidates.notOpen')}>
        <p className="muted">{t('candidates.notOpenHint')}</p>
      </PublicFrame>
    )
  }
  if (!reading.data) {
    return (
      <PublicFrame>
        <RowsSkeleton rows={6} />
      </PublicFrame>
    )
  }
  return <ApplicationForm key={reading.data.id} asked={reading.data} />
}

function ApplicationForm({ asked }: { readonly asked: Asked }) {
  const t = useWords()
  const navigate = useNavigate()
  const [file, setFile] = useState<File>()
  const form = useForm({
    initialValues: {
      ...{ full_name: '', email: '', phone: '', country_id: asked.country, ic_or_passport: '', expected_salary: '' },
      ...{ available_from: '', cover_letter: '', source: '', website: '', consent: false, talent_pool: false },
      answers: Object.fromEntries(asked.questions.map(({ id }) => [id, ''])) as Record<string, string>,
    },
  })
  const send = useAct(storeApplication, {
    silentWhenDone: true,
    after: () => navigate({ to: '/done', search: { type: 'application' } as never }),
  })
  const submit = form.onSubmit(({ answers, ...body }) => {
    const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== ''))
    send.mutate(
      { body: { ...body, advertisement_id: asked.id, answers: JSON.stringify(given) }, ...(file && { file }) },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    )
  })
  return (
    <PublicFrame title={asked.title} hint={[asked.company_name, asked.location].filter(Boolean).join(' · ')}>
      <form onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('candidates.name')}
            autoComplete="name"
            required
            maxLength={255}
            {...form.getInputProps('full_name')}
          />
          <TextInput
            label={t('candidates.email')}
            type="email"
            autoComplete="email"
            required
            {...form.getInputProps('email')}
          />
          <TextInput
            label={t('candidates.phone')}
            type="tel"
            autoComplete="tel"
            required
            {...form.getInputProps('phone')}
          />
          <CountryField label={t('candidates.country')} {...form.getInputProps('country_id')} />
          {asked.asks_identity && (
            <TextInput label={t('candidates.identity')} maxLength={40} {...form.getInputProps('ic_or_passport')} />
          )}
          <MoneyField
            label={t('candidates.expectedSalary')}
            currency={asked.currency_code}
            {...form.getInputProps('expected_salary')}
          />
          <DateField label={t('candidates.availableFrom')} {...form.getInputProps('available_from')} />
          {asked.questions.map((question) => (
            <Question key={question.id} question={question} {...form.getInputProps(`answers.${question.id}`)} />
          ))}
          <Textarea
            label={t('candidates.coverLetter')}
            rows={4}
            maxLength={5000}
            {...form.getInputProps('cover_letter')}
          />
          <div>
            <b>{t('candidates.resume')}</b>
            <DropZone kinds={extensionsOf('resume')} file={file} onFile={setFile} icon={IconFileText} />
            {form.errors.resume && <p role="alert">{form.errors.resume}</p>}
          </div>
          <TextInput label={t('candidates.heardFrom')} maxLength={255} {...form.getInputProps('source')} />
          <div className={classes.hidden} aria-hidden="true">
            <input tabIndex={-1} autoComplete="off" name="website" {...form.getInputProps('website')} />
          </div>
          <Notice company={asked.company_name} months={asked.retention_months} pool={asked.pool_months} />
          <Checkbox label={t('candidates.consent')} required {...form.getInputProps('consent', { type: 'checkbox' })} />
          <Checkbox
            label={t('candidates.talentPoolOwn')}
            {...form.getInputProps('talent_pool', { type: 'checkbox' })}
          />
          {form.errors.advertisement_id && <p role="alert">{form.errors.advertisement_id}</p>}
          <Button type="submit" loading={send.isPending} disabled={file === undefined}>
            {t('candidates.send')}
          </Button>
          {file === undefined && <p className="muted">{t('candidates.resumeFirst')}</p>}
          <Anchor href={`/${t('candidates.lang')}/career/company/${asked.id}`}>{t('candidates.backToJob')}</Anchor>
        </Stack>
      </form>
    </PublicFrame>
  )
}

type QuestionProps = {
  readonly question: Asked['questions'][number]
  readonly value?: string
  readonly onChange?: (value: string) => void
  readonly error?: string
}

function Question({ question: { text, kind, choices, required }, value = '', onChange, error }: QuestionProps) {
  const t = useWords()
  const common = { label: text, required, ...(error && { error }) }
  if (kind === 'yes_no') {
    return (
      <Radio.Group {...common} value={value} onChange={(chosen) => onChange?.(chosen)}>
        <Stack gap="xs" mt={6}>
          <Radio value="yes" label={t('candidates.yes')} />
          <Radio value="no" label={t('candidates.no')} />
        </Stack>
      </Radio.Group>
    )
  }
  if (kind === 'choice')
    return <ChoiceField {...common} data={[...choices]} value={value} {...(onChange && { onChange })} />
  return (
    <TextInput
      {...common}
      value={value}
      {...(kind === 'number' && { inputMode: 'decimal' as const })}
      onChange={(event) => onChange?.(event.currentTarget.value)}
    />
  )
}
