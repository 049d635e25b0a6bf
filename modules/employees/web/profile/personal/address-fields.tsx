/** The parts of one address, and for the second the wish that it be the same as the first. */
import { Autocomplete, Button, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { CountryField } from '#design/fields/country-field.tsx'
import { regionsOf } from '#kernel/regions.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from '../../employees.module.css'
import type { FieldValues } from '../../fields/any-field.tsx'
import { useWords } from '../../words.ts'
import { addressParts } from './addresses.ts'

type AddressFieldsProps = {
  readonly legend: string
  readonly name: string
  readonly like?: string
  readonly form: UseFormReturnType<FieldValues>
}

export function AddressFields({ legend, name, like, form }: AddressFieldsProps) {
  const t = useWords()
  const language = useLanguage()
  const { country } = useMe()
  const states = regionsOf(String(form.values[`${name}_country`] || country || ''), language)
  const copy = () =>
    form.setValues(Object.fromEntries(addressParts.map((part) => [`${name}_${part}`, form.values[`${like}_${part}`]])))
  return (
    <fieldset className={classes.account}>
      <legend>{legend}</legend>
      <div className={classes.grid}>
        {addressParts.map((part) =>
          part === 'country' ? (
            <CountryField
              key={part}
              label={t('employees.address.country')}
              {...form.getInputProps(`${name}_country`)}
            />
          ) : part === 'state' && states.length > 0 ? (
            <Autocomplete
              key={part}
              label={t('employees.address.state')}
              maxLength={100}
              data={[...states]}
              {...form.getInputProps(`${name}_state`)}
            />
          ) : (
            <TextInput
              key={part}
              label={t(`employees.address.${part}`)}
              maxLength={255}
              {...form.getInputProps(`${name}_${part}`)}
            />
          ),
        )}
      </div>
      {like && (
        <Button variant="subtle" size="compact-sm" mt="xs" onClick={copy}>
          {t('employees.address.same')}
        </Button>
      )}
    </fieldset>
  )
}
