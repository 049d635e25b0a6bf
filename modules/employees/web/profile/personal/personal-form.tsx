/** Only what differs is sent, with the revision it was read at, so that nobody overwrites another unseen. */

import { FormFoot } from '#design/form-foot.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { useAct } from '#platform/http/web/use-call.ts'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import { employees } from '../../../contract/lists.ts'
import { changePersonal, employment, personal } from '../../../contract/profile.ts'
import { isShownNumber } from '../../../model/insurance-numbers.ts'
import classes from '../../employees.module.css'
import { AnyField, changedIn, startOf } from '../../fields/any-field.tsx'
import { useAskedField, useFocusOn } from '../../fields/asked-field.ts'
import { ChangedMeanwhile } from '../../fields/changed-meanwhile.tsx'
import { useIdentityNote } from '../../fields/identity-note.ts'
import { useEditing } from '../../fields/use-editing.ts'
import { valueText } from '../../fields/value-texts.ts'
import { useWords } from '../../words.ts'
import type { Person } from '../person-head.tsx'
import { AddressFields } from './address-fields.tsx'
import { addressBody, addressStart } from './address-values.ts'
import { usePersonalFields } from './personal-fields.ts'

const ADDRESSES = ['resident_address', 'permanent_address'] as const

export function PersonalForm({ person, onDone }: { readonly person: Person; readonly onDone: () => void }) {
  const t = useWords()
  const { country } = useMe()
  const fields = usePersonalFields(person.may.see_pay).filter(({ name }) =>
    isShownNumber(name, country, person[name as keyof Person]),
  )
  const language = useLanguage()
  const valuesOf = (row: Person) => ({
    ...startOf(fields, row),
    ...addressStart('resident_address', row.resident_address),
    ...addressStart('permanent_address', row.permanent_address),
  })
  const { form, submit, meanwhile } = useEditing(person, valuesOf, ownNames)
  useFocusOn(useAskedField(), form)
  const shown = useIdentityNote(fields, form.values)
  const change = useAct(changePersonal, { refreshes: [personal, employees, employment], after: onDone, quiet: true })
  const send = submit((values, from, refused) => {
    const changed = changedIn(values, valuesOf(from))
    const simple = fields.flatMap(({ name }) => (changed[name] === undefined ? [] : [[name, changed[name]]]))
    const addresses = ADDRESSES.flatMap((name) => addressBody(name, values, changed))
    change.mutate(
      {
        params: { id: person.id },
        body: { ...Object.fromEntries([...simple, ...addresses]), revision: from.revision },
      },
      { onError: refused },
    )
  })
  const specOf = (name: string) => fields.find((field) => field.name === name)
  const labelOf = (name: string) =>
    specOf(name)?.label ?? t(name.startsWith('resident') ? 'employees.residentAddress' : 'employees.permanentAddress')
  const textOf = (name: string, row: Person) =>
    valueText(specOf(name) ?? { kind: name.endsWith('country') ? 'country' : 'text' }, valuesOf(row)[name], {
      language,
    })
  return (
    <Form onSubmit={send}>
      <ChangedMeanwhile meanwhile={meanwhile} label={labelOf} text={textOf} />
      <div className={classes.grid}>
        {shown.map((field) => (
          <AnyField key={field.name} field={field} form={form} />
        ))}
      </div>
      <AddressFields legend={t('employees.residentAddress')} name="resident_address" form={form} />
      <AddressFields
        legend={t('employees.permanentAddress')}
        name="permanent_address"
        like="resident_address"
        form={form}
      />
      <FormFoot working={change.isPending} onCancel={onDone} />
    </Form>
  )
}

/** The server names the parts of an address `resident_address.city`. */
export const ownNames = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [name.replace('.', '_'), text]))
