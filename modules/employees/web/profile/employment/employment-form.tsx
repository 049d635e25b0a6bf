/** Changing the employment side; department and division belong together, and a move is written into the career. */

import { Checkbox, TextInput } from '@mantine/core'
import { useState } from 'react'
import { DropZone } from '#design/drop-zone.tsx'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { jobLevels } from '#modules/organisation/contract/job-levels.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { employees } from '../../../contract/lists.ts'
import { jobTypes } from '../../../contract/person-fields.ts'
import { changeEmployment, employment, personal } from '../../../contract/profile.ts'
import { career } from '../../../contract/record/career.ts'
import { documents } from '../../../contract/record/documents.ts'
import classes from '../../employees.module.css'
import { changedIn } from '../../fields/any-field.tsx'
import { ChangedMeanwhile } from '../../fields/changed-meanwhile.tsx'
import { useEditing } from '../../fields/use-editing.ts'
import { choicesOf, typeWord } from '../../labels.ts'
import { EmployeePicker } from '../../pick/employee-picker.tsx'
import { PlaceChoice, useNewPlaces } from '../../pick/place-choice.tsx'
import { useWords } from '../../words.ts'
import { MoveFields, placeNames } from './move-fields.tsx'
import { type Employment, useReadable, valuesOf } from './record-texts.ts'

const TYPES = ['full_time', 'part_time', 'contract', 'intern']
const PERMIT = ['.pdf', '.png', '.jpg', '.jpeg', '.webp', '.docx']

type EmploymentFormProps = {
  readonly now: Employment
  /** Whether somebody may need a permit to work here. */
  readonly asksPermit: boolean
  readonly onDone: () => void
}

export function EmploymentForm({ now, asksPermit, onDone }: EmploymentFormProps) {
  const t = useWords()
  const units = useCall(departments, {})
  const levels = useCall(jobLevels, {})
  const [file, setFile] = useState<File>()
  const { form, initial, submit, meanwhile } = useEditing(now, valuesOf)
  const readable = useReadable()
  const change = useAct(changeEmployment, {
    refreshes: [employment, employees, personal, career, documents],
    after: onDone,
    quiet: true,
  })
  const unit = units.data?.find(({ id }) => id === form.values.department_id)
  const moved = placeNames.some((name) => form.values[name] !== initial[name])
  const led = form.values.manager_id !== initial.manager_id
  const { placed, making } = useNewPlaces(form.setFieldValue)
  const send = submit(async (typed, from, refused) => {
    try {
      const values = {
        ...typed,
        department_id: await placed('department_id', String(typed.department_id)),
        position_id: await placed('position_id', String(typed.position_id)),
      }
      change.mutate(
        // Emptied means: none any more.
        { params: { id: now.id }, body: { ...changedIn(values, valuesOf(from)), revision: from.revision }, file },
        { onError: refused },
      )
    } catch {
      // What was wrong with a name has been told.
    }
  })
  return (
    <Form onSubmit={send}>
      <ChangedMeanwhile meanwhile={meanwhile} {...readable} />
      <div className={classes.grid}>
        <PlaceChoice
          of="department_id"
          {...form.getInputProps('department_id')}
          // A division belongs to its department alone; the same one chosen again changes nothing.
          onChange={(department_id) =>
            department_id !== form.values.department_id && form.setValues({ department_id, division_id: '' })
          }
        />
        <ChoiceField
          label={t('employees.division')}
          searchable
          clearable
          data={optionsOf(unit?.divisions)}
          {...form.getInputProps('division_id')}
        />
        <PlaceChoice of="position_id" {...form.getInputProps('position_id')} />
        <ChoiceField
          label={t('employees.jobLevel')}
          searchable
          clearable
          data={optionsOf(levels.data)}
          {...form.getInputProps('job_level_id')}
        />
        <EmployeePicker label={t('employees.manager')} without={now.id} {...form.getInputProps('manager_id')} />
        <ChoiceField
          label={t('employees.employmentType')}
          allowDeselect={false}
          data={TYPES.map((value) => ({ value, label: typeWord(value) }))}
          {...form.getInputProps('employment_type')}
        />
        <ChoiceField
          label={t('employees.jobType')}
          description={t('employees.jobTypeHint')}
          clearable
          data={choicesOf('jobType', jobTypes)}
          {...form.getInputProps('job_type')}
        />
        <TextInput label={t('employees.jobCategory')} maxLength={255} {...form.getInputProps('job_category')} />
        <TextInput
          label={t('employees.clockCode')}
          description={t('employees.clockCodeHint')}
          maxLength={64}
          {...form.getInputProps('clock_code')}
        />
        <DateField label={t('employees.joinedOn')} required {...form.getInputProps('joined_on')} />
        <DateField label={t('employees.probationEndsOn')} {...form.getInputProps('probation_ends_on')} />
        <DateField
          label={t('employees.leftOn')}
          earliest={String(form.values.joined_on)}
          {...form.getInputProps('left_on')}
        />
        <Checkbox
          label={t('employees.flexibleHours')}
          {...form.getInputProps('is_flexible_hours', { type: 'checkbox' })}
        />
        <Checkbox
          label={t('employees.serviceAccount')}
          description={t('employees.serviceAccountHint')}
          {...form.getInputProps('is_service_account', { type: 'checkbox' })}
        />
      </div>
      {(moved || led) && <MoveFields form={form} joined={now.joined_on} managerOnly={!moved} />}
      {asksPermit && (
        <fieldset className={classes.account}>
          <legend>{t('employees.workPermit')}</legend>
          <div className={classes.grid}>
            <TextInput label={t('employees.workPermitNumber')} {...form.getInputProps('work_permit_number')} />
            <DateField label={t('employees.workPermitEndorsedOn')} {...form.getInputProps('work_permit_endorsed_on')} />
            <DateField label={t('employees.workPermitExpiresOn')} {...form.getInputProps('work_permit_expires_on')} />
          </div>
          <DropZone kinds={PERMIT} file={file} onFile={setFile} />
        </fieldset>
      )}
      <FormFoot working={change.isPending || making} onCancel={onDone} />
    </Form>
  )
}

const optionsOf = (named: readonly { readonly id: string; readonly name: string }[] | undefined) =>
  (named ?? []).map(({ id, name }) => ({ value: id, label: name }))
