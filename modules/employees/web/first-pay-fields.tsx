/** What the first pay needs of a newcomer: identity number, day of birth, gender, citizenship, and where pay goes. */
import { TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { DateField } from '#design/fields/date-field.tsx'
import { plainDateOf } from '#kernel/plain-date.ts'
import { showBankList } from '#modules/company/contract/banks.ts'
import { bankLabel } from '#modules/company/model/public.ts'
import { useCall } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { numbersInstead } from '../model/country-fields/numbers-instead.ts'
import { identityTells } from '../model/identity-tells.ts'
import { choicesOf, fieldWord } from './labels.ts'
import { useWords } from './words.ts'

export const firstPay = {
  identity_number: '',
  birth_date: '',
  gender: '',
  citizenship: '',
  bank: '',
  account_number: '',
  /** In place of an identity number, where a country has four at its agencies. */
  agencies: {} as Readonly<Record<string, string>>,
}
export type FirstPay = typeof firstPay
const genders = ['male', 'female', 'other'] as const
const citizenships = ['citizen', 'permanent_resident', 'non_citizen'] as const

// biome-ignore lint/suspicious/noExplicitAny: a form with these fields among others
export function FirstPayFields({ form }: { readonly form: UseFormReturnType<any> }) {
  const t = useWords()
  const { country, today } = useMe()
  const banks = useCall(showBankList, {}, { staleTime: 3_600_000 })
  const values = form.values as FirstPay
  const numbers = country ? numbersInstead[country] : []
  /** What the number tells fills what is empty still. */
  const tell = (typed: string) => {
    form.setFieldValue('identity_number', typed)
    const { birthDate, gender } = identityTells(country ?? undefined, typed, plainDateOf(today))
    if (birthDate && values.birth_date === '') form.setFieldValue('birth_date', birthDate)
    if (gender && values.gender === '') form.setFieldValue('gender', gender)
  }
  return (
    <>
      {numbers.length > 0 ? (
        numbers.map((name) => (
          <TextInput
            key={name}
            label={fieldWord(name)}
            maxLength={60}
            value={values.agencies[name] ?? ''}
            onChange={({ currentTarget: { value } }) =>
              form.setFieldValue('agencies', { ...values.agencies, [name]: value })
            }
            error={form.errors[`statutory.${name}`]}
          />
        ))
      ) : (
        <TextInput
          label={t('employees.identityNumber')}
          maxLength={60}
          {...form.getInputProps('identity_number')}
          onChange={({ currentTarget: { value } }) => tell(value)}
        />
      )}
      <DateField label={t('employees.birthDate')} {...form.getInputProps('birth_date')} />
      <ChoiceField
        label={t('employees.gender')}
        clearable
        data={choicesOf('gender', genders)}
        {...form.getInputProps('gender')}
      />
      <ChoiceField
        label={t('employees.citizenship')}
        clearable
        data={choicesOf('citizenship', citizenships)}
        {...form.getInputProps('citizenship')}
      />
      <ChoiceField
        label={t('employees.bank')}
        searchable
        clearable
        data={(banks.data ?? []).map((one) => ({ value: one.code, label: bankLabel(one) }))}
        {...form.getInputProps('bank')}
        error={form.errors.bank ?? form.errors['bank_account.bank'] ?? form.errors.bank_account}
      />
      <TextInput
        label={t('employees.accountNumber')}
        inputMode="numeric"
        maxLength={20}
        {...form.getInputProps('account_number')}
        error={form.errors.account_number ?? form.errors['bank_account.account_number']}
      />
    </>
  )
}
