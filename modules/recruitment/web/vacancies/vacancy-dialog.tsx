/** A vacancy as it is opened or changed: the position, the heads, the pay, and below them how it is recruited for. */

import { NumberInput, SimpleGrid, Switch } from '@mantine/core'
import type { FormEvent } from 'react'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { MarkdownField } from '#design/markdown/markdown-field.tsx'
import { EmployeePicker, PlaceChoice, useNewPlaces } from '#modules/employees/web/public.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { RecordDialog } from '#platform/records/web/record-dialog.tsx'
import { useRecordForm } from '#platform/records/web/use-record-form.ts'
import { addVacancy, changeVacancy, vacancies } from '../../contract/vacancies.ts'
import { employmentTypes } from '../../model/vacancy.ts'
import { useWords } from '../words.ts'
import type { Vacancy } from './vacancy.ts'
import { bodyOf, JOB_TYPES, valuesOf } from './vacancy-form.ts'
import { RoundRows, ScorecardRows, TeamRows } from './vacancy-rows.tsx'

type VacancyDialogProps = { readonly now: Vacancy | undefined; readonly onClose: () => void }

export function VacancyDialog({ now, onClose }: VacancyDialogProps) {
  const t = useWords()
  const { currency_code, country } = useMe()
  const currency = currency_code ?? ''
  const record = useRecordForm({
    now,
    add: addVacancy,
    change: changeVacancy,
    values: valuesOf(now),
    body: bodyOf,
    refreshes: [vacancies],
    after: onClose,
  })
  const { form } = record
  const description = form.getInputProps('description')
  const { placed, making } = useNewPlaces(form.setFieldValue)
  /** What was typed and is not there yet is made first, and stands in the form when it is sent. */
  const send = async (event?: FormEvent<HTMLFormElement>) => {
    event?.preventDefault()
    try {
      await placed('position_id', form.values.position_id)
      await placed('department_id', form.values.department_id)
    } catch {
      // What was wrong with a name has been told.
      return
    }
    record.send()
  }
  return (
    <RecordDialog
      record={{ send: (event) => void send(event), working: record.working || making }}
      onClose={onClose}
      size="xl"
      title={now ? t('recruitment.editVacancy', { name: now.position_name }) : t('recruitment.addVacancy')}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <PlaceChoice of="position_id" required {...form.getInputProps('position_id')} />
        <PlaceChoice of="department_id" required {...form.getInputProps('department_id')} />
        <NumberInput
          label={t('recruitment.headcount')}
          required
          min={1}
          max={999}
          allowDecimal={false}
          {...form.getInputProps('headcount')}
        />
        <EmployeePicker label={t('recruitment.hiringManager')} {...form.getInputProps('hiring_manager_id')} />
        <ChoiceField
          label={t('recruitment.employment')}
          allowDeselect={false}
          data={employmentTypes.map((value) => ({ value, label: t(`recruitment.type.${value}`) }))}
          {...form.getInputProps('employment_type')}
        />
        <ChoiceField
          label={t('recruitment.jobType')}
          allowDeselect={false}
          required
          data={JOB_TYPES.map((value) => ({ value, label: t(`recruitment.job.${value}`) }))}
          {...form.getInputProps('job_type')}
        />
        <MoneyField label={t('recruitment.salaryFrom')} currency={currency} {...form.getInputProps('salary_from')} />
        <MoneyField label={t('recruitment.salaryTo')} currency={currency} {...form.getInputProps('salary_to')} />
        <DateField label={t('recruitment.closeDate')} {...form.getInputProps('close_date')} />
      </SimpleGrid>
      <MarkdownField
        label={t('recruitment.description')}
        description={t('recruitment.descriptionHint')}
        value={description.value}
        error={description.error}
        onText={(text) => form.setFieldValue('description', text)}
      />
      {country === 'MY' && (
        <Switch label={t('recruitment.asksIdentity')} {...form.getInputProps('asks_identity', { type: 'checkbox' })} />
      )}
      <TeamRows form={form} />
      <RoundRows form={form} />
      <ScorecardRows form={form} isNew={!now} />
    </RecordDialog>
  )
}
