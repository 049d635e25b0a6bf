/** Adding one person with what is needed now; the rest follows on the profile. */

import { Checkbox, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { mayEnter } from '#access/enter.ts'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { showNotice } from '#platform/http/web/problem-toast.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useSession } from '#platform/identity/web/session-store.ts'
import { employees } from '../contract/lists.ts'
import { create } from '../contract/newcomers.ts'
import { mayHaveFormerPay } from '../model/country-fields/former-pay.ts'
import classes from './employees.module.css'
import { FirstPayFields, firstPay } from './first-pay-fields.tsx'
import { FormerPay, formerFacts, nothingSaid } from './former-pay.tsx'
import { PlaceChoice, type PlaceField, useNewPlaces } from './pick/place-choice.tsx'
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
  const seesPay = mayEnter(useSession(), 'employee.pay')
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
      ...firstPay,
    },
  })
  const add = useAct(create, {
    refreshes: [employees],
    after: ({ data }) => {
      // Whoever signs in with this address sees from now on what is the new person's own.
      if (data.user_id) showNotice(t('employees.accountLinked', { email: form.values.email }))
      onDone(data.id)
    },
  })
  const { placed, making } = useNewPlaces(form.setFieldValue)
  const place = (field: PlaceField) => ({
    value: form.values[field],
    onChange: (value: string) => form.setFieldValue(field, value),
    error: form.errors[field],
  })
  const send = form.onSubmit(async ({ department_id, position_id, ...said }) => {
    try {
      const department = await placed('department_id', department_id)
      sendPerson({ ...said, department_id: department, position_id: await placed('position_id', position_id) })
    } catch {
      // What was wrong with a name has been told.
    }
  })
  const sendPerson = ({ basic_salary, former, bank, account_number, agencies, ...person }: typeof form.values) => {
    const filled = Object.fromEntries(Object.entries(person).filter(([, value]) => value !== ''))
    const components = basic_salary ? { components: { basic_salary } } : {}
    const asksFormer = mayHaveFormerPay(person.joined_on, today)
    const typed = Object.fromEntries(Object.entries(agencies).filter(([, number]) => number !== ''))
    const facts = person.is_service_account
      ? {}
      : { ...typed, ...formerFacts(country, asksFormer ? former : nothingSaid) }
    const account = bank || account_number ? { bank_account: { bank, account_number } } : {}
    const statutory = Object.keys(facts).length > 0 ? { statutory: facts } : {}
    add.mutate(
      { body: { ...person, ...emptied, ...filled, ...components, ...statutory, ...account } },
      { onError: (reason) => form.setErrors(fieldErrors(reason)) },
    )
  }
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
          <PlaceChoice of="department_id" {...place('department_id')} />
          <PlaceChoice of="position_id" {...place('position_id')} />
          <MoneyField
            label={t('employees.basicSalary')}
            currency={currency ?? ''}
            {...form.getInputProps('basic_salary')}
          />
          {!form.values.is_service_account && seesPay && <FirstPayFields form={form} />}
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
        <FormFoot working={add.isPending || making} onCancel={onClose} action={t('employees.create')} />
      </form>
    </Dialog>
  )
}

/** What was left empty is not sent. */
const emptied = {
  ...{ staff_id: undefined, email: undefined, department_id: undefined, position_id: undefined },
  ...{ identity_number: undefined, birth_date: undefined, gender: undefined, citizenship: undefined },
}
