/** Changing the employment side; department and division belong together. */

import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { positions } from '#modules/organisation/contract/positions.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { employees } from '../../contract/lists.ts'
import { changeEmployment, employment, personal } from '../../contract/profile.ts'
import classes from '../employees.module.css'
import { typeWord } from '../labels.ts'
import { EmployeePicker } from '../public.tsx'
import { useWords } from '../words.ts'
import { FormFoot } from './form-foot.tsx'

type Employment = DataOf<typeof employment>

const TYPES = ['full_time', 'part_time', 'contract', 'intern']
const ids = ['department_id', 'division_id', 'position_id', 'manager_id'] as const

export function EmploymentForm({ now, onDone }: { readonly now: Employment; readonly onDone: () => void }) {
  const t = useWords()
  const units = useCall(departments, {})
  const places = useCall(positions, {})
  const initial: Record<string, string> = {
    ...Object.fromEntries(ids.map((name) => [name, now[name] ?? ''])),
    employment_type: now.employment_type,
    joined_on: now.joined_on,
    left_on: now.left_on ?? '',
  }
  const form = useForm({ initialValues: initial })
  const change = useAct(changeEmployment, { refreshes: [employment, employees, personal], after: onDone })
  const unit = units.data?.find(({ id }) => id === form.values.department_id)
  const send = form.onSubmit((values) => {
    const changed = Object.fromEntries(
      Object.entries(values)
        .filter(([name, value]) => value !== initial[name])
        // Emptied means: none any more.
        .map(([name, value]) => [name, value || null]),
    )
    change.mutate(
      { params: { id: now.id }, body: { ...changed, revision: now.revision } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    )
  })
  return (
    <form onSubmit={send}>
      <div className={classes.grid}>
        <ChoiceField
          label={t('employees.department')}
          searchable
          clearable
          data={optionsOf(units.data)}
          {...form.getInputProps('department_id')}
          onChange={(department_id) => form.setValues({ department_id, division_id: '' })}
        />
        <ChoiceField
          label={t('employees.division')}
          searchable
          clearable
          data={optionsOf(unit?.divisions)}
          {...form.getInputProps('division_id')}
        />
        <ChoiceField
          label={t('employees.position')}
          searchable
          clearable
          data={optionsOf(places.data)}
          {...form.getInputProps('position_id')}
        />
        <EmployeePicker label={t('employees.manager')} without={now.id} {...form.getInputProps('manager_id')} />
        <ChoiceField
          label={t('employees.employmentType')}
          allowDeselect={false}
          data={TYPES.map((value) => ({ value, label: typeWord(value) }))}
          {...form.getInputProps('employment_type')}
        />
        <DateField label={t('employees.joinedOn')} required {...form.getInputProps('joined_on')} />
        <DateField label={t('employees.leftOn')} earliest={form.values.joined_on} {...form.getInputProps('left_on')} />
      </div>
      <FormFoot working={change.isPending} onCancel={onDone} />
    </form>
  )
}

const optionsOf = (named: readonly { readonly id: string; readonly name: string }[] | undefined) =>
  (named ?? []).map(({ id, name }) => ({ value: id, label: name }))
