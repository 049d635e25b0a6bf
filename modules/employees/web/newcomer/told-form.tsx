/** What a newcomer says of themself: one form of all but the family, which has its own list below. */
import { Button, Group } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import type { z } from 'zod'
import { ChoiceField } from '#design/fields/choice-field.tsx'
import { Section } from '#design/page.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { dayText } from '#platform/words/format.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import type { Told, ToldMasked } from '../../contract/told-by-newcomer.ts'
import classes from '../employees.module.css'
import { AnyField, changedIn, type FieldSpec, type FieldValues, startOf } from '../fields/any-field.tsx'
import { choiceWord, fieldWord, valueWord } from '../labels.ts'
import { AddressFields } from '../profile/personal/address-fields.tsx'
import { addressBody, addressStart } from '../profile/personal/address-values.ts'
import { usePersonalFields } from '../profile/personal/personal-fields.ts'
import { useFamilyFields } from '../profile/record/family-fields.ts'
import { useWords } from '../words.ts'

type Masked = z.output<typeof ToldMasked>
type Relative = NonNullable<Masked['family']>[number]
export type ToldFormProps = {
  readonly told: Masked
  readonly facts: readonly {
    readonly name: string
    readonly kind: FieldSpec['kind']
    readonly choices?: readonly string[] | undefined
  }[]
  readonly banks: readonly { readonly code: string; readonly name: string }[]
  readonly currency: string
  readonly saving: boolean
  readonly onSave: (
    body: Told,
    handlers: { readonly onError: (reason: unknown) => void; readonly onSuccess?: () => void },
  ) => void
}

/** Given by HR alone, or in the offer already. */
const NOT_ASKED = ['full_name', 'email', 'statutory_number', 'employee_insurance_number', 'health_insurance_number']
const ADDRESSES = ['resident_address', 'permanent_address'] as const
const FACT = 'statutory-'

export function ToldForm(props: ToldFormProps) {
  const { told, facts, banks, currency, saving, onSave } = props
  const t = useWords()
  const person = usePersonalFields(true).filter(({ name }) => !NOT_ASKED.includes(name))
  const specs = facts.map(
    ({ name, kind, choices }): FieldSpec => ({
      name: `${FACT}${name}`,
      label: fieldWord(name),
      kind,
      ...(choices && { choices: choices.map((value) => ({ value, label: valueWord(name, value) })) }),
    }),
  )
  const initial: FieldValues = {
    ...startOf(person, told),
    ...Object.assign({}, ...ADDRESSES.map((name) => addressStart(name, (told[name] ?? null) as never))),
    ...startOf(specs, Object.fromEntries(facts.map(({ name }) => [`${FACT}${name}`, told.statutory?.[name]]))),
    bank: told.bank_account?.bank ?? '',
    account_number: told.bank_account?.account_number ?? '',
  }
  const form = useForm<FieldValues>({ initialValues: initial })
  const submit = form.onSubmit((values) => {
    const changed = changedIn(values, initial)
    const among = (fields: readonly FieldSpec[]) =>
      Object.entries(changed).filter(([name]) => fields.some((field) => field.name === name))
    const stated = among(specs).map(([name, value]) => [name.slice(FACT.length), value])
    const body = {
      ...Object.fromEntries(among(person).filter(([, value]) => value !== '')),
      ...Object.fromEntries(ADDRESSES.flatMap((name) => addressBody(name, values, changed))),
      ...(stated.length > 0 && { statutory: Object.fromEntries(stated) }),
      ...((changed.bank !== undefined || changed.account_number !== undefined) && {
        bank_account: values.bank ? { bank: values.bank, account_number: values.account_number } : null,
      }),
    }
    onSave(body as Told, { onError: (reason) => form.setErrors(ownNames(fieldErrors(reason))) })
  })
  return (
    <>
      <form onSubmit={submit}>
        <Section title={t('employees.told.person')}>
          <div className={classes.grid}>
            {person.map((field) => (
              <AnyField key={field.name} field={field} form={form} currency={currency} />
            ))}
          </div>
        </Section>
        <AddressFields legend={t('employees.residentAddress')} name="resident_address" form={form} />
        <AddressFields
          legend={t('employees.permanentAddress')}
          name="permanent_address"
          like="resident_address"
          form={form}
        />
        <Section title={t('employees.told.bank')}>
          <div className={classes.grid}>
            <ChoiceField
              label={t('employees.told.bankName')}
              data={banks.map(({ code, name }) => ({ value: code, label: name }))}
              searchable
              clearable
              {...form.getInputProps('bank')}
            />
            <AnyField
              field={{ name: 'account_number', label: t('employees.told.account'), kind: 'number' }}
              form={form}
            />
          </div>
        </Section>
        {specs.length > 0 && (
          <Section title={t('employees.told.facts')}>
            <div className={classes.grid}>
              {specs.map((field) => (
                <AnyField key={field.name} field={field} form={form} currency={currency} />
              ))}
            </div>
          </Section>
        )}
        <Group justify="flex-end" mt="md">
          <Button type="submit" loading={saving}>
            {t('employees.told.save')}
          </Button>
        </Group>
      </form>
      <Family {...props} />
    </>
  )
}

/** The server names them as they are sent. */
const ownNames = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, text]) => [
      name
        .replace(/^statutory\./, FACT)
        .replace(/^bank_account\./, '')
        .replace(/^(\w+_address)\./, '$1_'),
      text,
    ]),
  )

function Family({ told, saving, onSave, currency }: ToldFormProps) {
  const t = useWords()
  const language = useLanguage()
  const [adding, setAdding] = useState(false)
  const family = told.family ?? []
  const send = (relatives: readonly Relative[], refused: (reason: unknown) => void = () => undefined) =>
    onSave({ family: relatives } as unknown as Told, { onError: refused, onSuccess: () => setAdding(false) })
  return (
    <Section
      title={t('employees.told.family')}
      actions={
        <Button variant="default" size="compact-md" onClick={() => setAdding(true)}>
          {t('employees.family.add')}
        </Button>
      }
    >
      <p className="muted">{t('employees.told.familyHint')}</p>
      {family.map((one) => (
        <Group key={String(one.full_name)} justify="space-between">
          <span>
            {String(one.full_name)}
            <br />
            <small className="muted">
              {[
                choiceWord('relationship', String(one.relationship)),
                one.birth_date ? dayText(String(one.birth_date), language) : '',
                one.is_emergency_contact ? t('employees.family.emergency') : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </span>
          <Button
            variant="subtle"
            size="compact-md"
            loading={saving}
            onClick={() => send(family.filter((other) => other !== one))}
          >
            {t('employees.told.remove')}
          </Button>
        </Group>
      ))}
      {adding && (
        <AddRelative
          currency={currency}
          saving={saving}
          onClose={() => setAdding(false)}
          onAdd={(one, refused) => send([...family, one], refused)}
          at={family.length}
        />
      )}
    </Section>
  )
}

type AddRelativeProps = {
  readonly currency: string
  readonly saving: boolean
  readonly at: number
  readonly onClose: () => void
  readonly onAdd: (one: Relative, refused: (reason: unknown) => void) => void
}

function AddRelative({ currency, saving, at, onClose, onAdd }: AddRelativeProps) {
  const t = useWords()
  const fields = useFamilyFields()
  const form = useForm<FieldValues>({ initialValues: startOf(fields) })
  const submit = form.onSubmit((values) =>
    onAdd(Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')), (reason) => {
      const before = `family.${at}.`
      const errors = Object.entries(fieldErrors(reason)).map(([name, text]) => [name.replace(before, ''), text])
      form.setErrors(Object.fromEntries(errors))
    }),
  )
  return (
    <Dialog opened onClose={onClose} title={t('employees.family.add')}>
      <form onSubmit={submit}>
        <div className={classes.grid}>
          {fields.map((field) => (
            <AnyField key={field.name} field={field} form={form} currency={currency} />
          ))}
        </div>
        <Group justify="flex-end" mt="md">
          <Button type="submit" loading={saving}>
            {t('employees.family.add')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
