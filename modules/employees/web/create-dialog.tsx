/** Adding one person with what is needed now; the rest follows on the profile. */

import { Checkbox, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { departments } from '#modules/organisation/contract/departments.ts'
import { positions } from '#modules/organisation/contract/positions.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct, useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { employees } from '../contract/lists.ts'
import { create } from '../contract/newcomers.ts'
import classes from './employees.module.css'
import { FormerPay, formerFacts, nothingSaid } from './former-pay.tsx'
import { useWords } from './words.ts'

type CreateDialogProps = {
  /** The company gives out staff ids itself. */
  readonly givesStaffIds: boolean
  /** Opened from the list of service accounts. */
  readonly isService: boolean
  readonly onClose: () => void
  readonly onDone: (id: string) => void
}

export function CreateDialog({ givesStaffIds, isService, onClose, onDone }: CreateDialogProps) {
  const t = useWords()
  const { currency_code: currency, country, today } = useMe()
  const units = useCall(departments, {})
  const places = useCall(positions, {})
  const form = useForm({
    initialValues: {
      staff_id: '',
      full_name: '',
      email: '',
      department_id: '',
      position_id: '',
      joined_on: today,
      basic_salary: '',
      is_service_account: isService,
      former: nothingSaid,
    },
  })
  const add = useAct(create, { refreshes: [employees], after: ({ data }) => onDone(data.id) })
  const send = form.onSubmit(({ basic_salary, former, ...person }) => {
    const filled = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== ''))
    const components = basic_salary ? { components: { basic_salary } } : {}
    const facts = person.is_service_account ? {} : formerFacts(country, former)
    const statutory = Object.keys(facts).length > 0 ? { statutory: facts } : {}
    add.mutate(
      { body: { ...person, ...emptied, ...filled, ...components, ...statutory } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    )
  })
  return (
    <Dialog opened onClose={onClose} title={t('employees.addTitle')} size="lg">
      <form onSubmit={send}>
        <Text c="dimmed" mb="md">
          {t('employees.addHint')}
        </Text>
        <div className={classes.grid}>
          <TextInput
            label={t('employees.fullName')}
            required
            maxLength={255}
            data-autofocus
            {...form.getInputProps('full_name')}
          />
          {givesStaffIds ? (
            <TextInput label={t('employees.staffId')} value={t('employees.staffId.given')} disabled />
          ) : (
            <TextInput label={t('employees.staffId')} required maxLength={255} {...form.getInputProps('staff_id')} />
          )}
          <TextInput label={t('employees.email')} type="email" {...form.getInputProps('email')} />
          <DateField label={t('employees.joinedOn')} required {...form.getInputProps('joined_on')} />
          <ChoiceField
            label={t('employees.department')}
            searchable
            clearable
            data={(units.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('department_id')}
          />
          <ChoiceField
            label={t('employees.position')}
            searchable
            clearable
            data={(places.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('position_id')}
          />
          <MoneyField
            label={t('employees.basicSalary')}
            currency={currency ?? ''}
            {...form.getInputProps('basic_salary')}
          />
          {!form.values.is_service_account && (
            <FormerPay
              joinedOn={form.values.joined_on}
              value={form.values.former}
              onChange={(said) => form.setFieldValue('former', said)}
            />
          )}
        </div>
        <Checkbox
          mt="md"
          label={t('employees.serviceAccount')}
          description={t('employees.serviceAccountHint')}
          {...form.getInputProps('is_service_account', { type: 'checkbox' })}
        />
        <FormFoot working={add.isPending} onCancel={onClose} action={t('employees.create')} />
      </form>
    </Dialog>
  )
}

/** What was left empty is not sent. */
const emptied = { staff_id: undefined, email: undefined, department_id: undefined, position_id: undefined }
