/** What is typed of a candidate, when one is entered and when what is stored is corrected. */
import { Group, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { DateField } from '#design/fields/date-field.tsx'
import { MoneyField } from '#design/fields/money-field.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { useWords } from './words.ts'

export const noPerson = {
  full_name: '',
  email: '',
  phone: '',
  expected_salary: '',
  available_from: '',
  source: '',
  cover_letter: '',
}
type Inputs = Pick<UseFormReturnType<typeof noPerson>, 'getInputProps'>

export function PersonFields({ form }: { readonly form: Inputs }) {
  const t = useWords()
  const currency = useMe().currency_code ?? ''
  return (
    <>
      <TextInput label={t('candidates.name')} required maxLength={255} {...form.getInputProps('full_name')} />
      <Group grow align="flex-start">
        <TextInput label={t('candidates.email')} type="email" required {...form.getInputProps('email')} />
        <TextInput label={t('candidates.phone')} type="tel" required {...form.getInputProps('phone')} />
      </Group>
      <Group grow align="flex-start">
        <MoneyField
          label={t('candidates.expectedSalary')}
          currency={currency}
          {...form.getInputProps('expected_salary')}
        />
        <DateField label={t('candidates.availableFrom')} {...form.getInputProps('available_from')} />
      </Group>
      <TextInput
        label={t('candidates.source')}
        description={t('candidates.sourceHint')}
        maxLength={255}
        {...form.getInputProps('source')}
      />
      <Textarea label={t('candidates.coverLetter')} rows={3} maxLength={5000} {...form.getInputProps('cover_letter')} />
    </>
  )
}
