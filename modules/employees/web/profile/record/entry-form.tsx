/** One entry of a list of the profile, new or changed, with a file where the list has files. */

import { useState } from 'react'
import { DropZone } from '#design/drop-zone.tsx'
import { FormFoot } from '#design/form-foot.tsx'
import { Form } from '#design/unsaved/form.tsx'
import { useMe } from '#platform/identity/web/me.ts'
import { useLanguage } from '#platform/words/web/words.ts'
import classes from '../../employees.module.css'
import { AnyField, changedIn, type FieldSpec, startOf } from '../../fields/any-field.tsx'
import { ChangedMeanwhile } from '../../fields/changed-meanwhile.tsx'
import { useEditing } from '../../fields/use-editing.ts'
import { valueText } from '../../fields/value-texts.ts'

type Known = { readonly revision: number } & Readonly<Record<string, unknown>>
const NEW: Known = { revision: 0 }

type Sent = Readonly<Record<string, string | boolean | number>>

type EntryFormProps = {
  readonly fields: readonly FieldSpec[]
  readonly now?: Known
  /** Kinds of files that may be sent with it. */
  readonly files?: readonly string[]
  readonly working: boolean
  readonly onSend: (body: Sent, file: File | undefined, refused: (reason: unknown) => void) => void
  readonly onCancel: () => void
  /** What sending does, where it is not keeping. */
  readonly action?: string
}

export function EntryForm({ fields, now, files, working, onSend, onCancel, action }: EntryFormProps) {
  const valuesOf = (row: Known) => startOf(fields, row)
  const { form, submit, meanwhile } = useEditing(now ?? NEW, valuesOf)
  const reading = { language: useLanguage(), currency: useMe().currency_code }
  const specOf = (name: string) => fields.find((field) => field.name === name)
  const [file, setFile] = useState<File>()
  const send = submit((values, from, refused) => {
    // What is new says all it knows, what is changed only what differs.
    const body = now
      ? { ...changedIn(values, valuesOf(from)), revision: from.revision }
      : Object.fromEntries(Object.entries(values).filter(([, one]) => one !== ''))
    onSend(body, file, refused)
  })
  return (
    <Form onSubmit={send} className={classes.entryForm}>
      <ChangedMeanwhile
        meanwhile={meanwhile}
        label={(name) => specOf(name)?.label ?? name}
        text={(name, row) => valueText(specOf(name) ?? { kind: 'text' }, valuesOf(row)[name], reading)}
      />
      <div className={classes.grid}>
        {fields.map((field) => (
          <AnyField key={field.name} field={field} form={form} />
        ))}
      </div>
      {files && <DropZone kinds={files} file={file} onFile={setFile} />}
      {form.errors.file && <p role="alert">{form.errors.file}</p>}
      <FormFoot working={working} onCancel={onCancel} action={action} />
    </Form>
  )
}
