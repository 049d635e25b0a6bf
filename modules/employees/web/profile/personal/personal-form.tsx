/** Only what differs is sent, with the revision it was read at, so that nobody overwrites another unseen. */
import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { employees } from '../../contract/lists.ts'
import { changePersonal, employment, personal } from '../../contract/profile.ts'
import classes from '../employees.module.css'
import { choiceWord } from '../labels.ts'
import { useWords } from '../words.ts'
import { FormFoot } from './form-foot.tsx'
import type { Person } from './person-head.tsx'

const choices = {
  gender: ['male', 'female', 'other'],
  citizenship: ['citizen', 'permanent_resident', 'non_citizen'],
  marital_status: ['single', 'married', 'divorced', 'widowed'],
} as const
const texts = [
  'full_name',
  'preferred_name',
  'email',
  'phone',
  'nationality',
  'identity_number',
  'passport_number',
] as const
const names = [...texts, 'birth_date', 'gender', 'citizenship', 'marital_status'] as const

export function PersonalForm({ person, onDone }: { readonly person: Person; readonly onDone: () => void }) {
  const t = useWords()
  const initial = Object.fromEntries(names.map((name) => [name, person[name] ?? '']))
  const form = useForm<Record<string, string>>({ initialValues: initial })
  const change = useAct(changePersonal, { refreshes: [personal, employees, employment], after: onDone })
  const options = (name: keyof typeof choices, group: string) =>
    choices[name].map((value) => ({ value, label: choiceWord(group, value) }))
  const send = form.onSubmit((values) => {
    const changed = Object.fromEntries(
      Object.entries(values).filter(([name, value]) => value !== initial[name] && !(name in choices && value === '')),
    )
    change.mutate(
      { params: { id: person.id }, body: { ...changed, revision: person.revision } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    )
  })
  return (
    <form onSubmit={send}>
      <div className={classes.grid}>
        <TextInput label={t('employees.fullName')} required maxLength={255} {...form.getInputProps('full_name')} />
        <TextInput label={t('employees.preferredName')} maxLength={255} {...form.getInputProps('preferred_name')} />
        <TextInput label={t('employees.email')} type="email" {...form.getInputProps('email')} />
        <TextInput label={t('employees.phone')} type="tel" {...form.getInputProps('phone')} />
        <ChoiceField
          label={t('employees.gender')}
          data={options('gender', 'gender')}
          {...form.getInputProps('gender')}
        />
        <DateField label={t('employees.birthDate')} {...form.getInputProps('birth_date')} />
        <ChoiceField
          label={t('employees.citizenship')}
          data={options('citizenship', 'citizenship')}
          {...form.getInputProps('citizenship')}
        />
        <TextInput
          label={t('employees.nationality')}
          description={t('employees.nationalityHint')}
          maxLength={2}
          {...form.getInputProps('nationality')}
        />
        {person.may.see_pay && (
          <>
            <TextInput label={t('employees.identityNumber')} {...form.getInputProps('identity_number')} />
            <TextInput label={t('employees.passportNumber')} {...form.getInputProps('passport_number')} />
          </>
        )}
        <ChoiceField
          label={t('employees.maritalStatus')}
          data={options('marital_status', 'marital')}
          {...form.getInputProps('marital_status')}
        />
      </div>
      <FormFoot working={change.isPending} onCancel={onDone} />
    </form>
  )
}
