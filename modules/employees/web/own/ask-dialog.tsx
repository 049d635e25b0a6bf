/** Asks for a change of one's own data: only what differs is sent, and it says that HR decides. */

import { Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { FormFoot } from '#design/form-foot.tsx'
import { Dialog } from '#design/unsaved/dialog.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'
import { askProfileChange, ownProfile } from '../../contract/requests/requests.ts'
import classes from '../employees.module.css'
import { AnyField, changedIn, startOf } from '../fields/any-field.tsx'
import { useIdentityNote } from '../fields/identity-note.ts'
import { AddressFields } from '../profile/personal/address-fields.tsx'
import { addressBody, addressStart } from '../profile/personal/address-values.ts'
import type { Address } from '../profile/personal/addresses.ts'
import { usePersonalFields } from '../profile/personal/personal-fields.ts'
import { ownNames } from '../profile/personal/personal-form.tsx'
import { useWords } from '../words.ts'
import type { Own } from './own-card.tsx'

const ADDRESSES = ['resident_address', 'permanent_address'] as const
const NOTE_MAX = 5000

export function AskDialog({ own, onClose }: { readonly own: Own; readonly onClose: () => void }) {
  const t = useWords()
  const fields = usePersonalFields(true).filter(({ name }) => name in own.profile)
  const initial = {
    ...startOf(fields, own.profile),
    ...addressStart('resident_address', own.profile.resident_address as Address | null),
    ...addressStart('permanent_address', own.profile.permanent_address as Address | null),
    note: '',
  }
  const form = useForm<Record<string, string | boolean>>({ initialValues: initial })
  const shown = useIdentityNote(fields, form.values)
  const ask = useAct(askProfileChange, { refreshes: [ownProfile], after: onClose })
  const { note: _, ...changed } = changedIn(form.values, initial)
  const nothing = Object.keys(changed).length === 0
  const send = form.onSubmit((values) => {
    const simple = fields.flatMap(({ name, kind }) =>
      changed[name] === undefined || (changed[name] === '' && ['choice', 'date', 'country'].includes(kind))
        ? []
        : [[name, changed[name]]],
    )
    const addresses = ADDRESSES.flatMap((name) => addressBody(name, values, changed))
    const note = String(values.note).trim() || undefined
    ask.mutate(
      { body: { ...Object.fromEntries([...simple, ...addresses]), note } },
      { onError: (reason) => form.setErrors(ownNames(fieldErrors(reason))) },
    )
  })
  return (
    <Dialog opened onClose={onClose} size="lg" title={t('employees.own.ask')}>
      <form onSubmit={send}>
        <p className="muted">{t('employees.own.askHint')}</p>
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
        <Textarea label={t('employees.own.note')} rows={2} maxLength={NOTE_MAX} {...form.getInputProps('note')} />
        <FormFoot
          working={ask.isPending}
          onCancel={onClose}
          action={t('employees.own.send')}
          closed={nothing ? t('employees.nothingChanged') : undefined}
        />
      </form>
    </Dialog>
  )
}
