/** One entry of a list of the profile, new or changed, with a file where the list has files. */
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { DropZone } from '#design/drop-zone.tsx'
import { fieldErrors } from '#platform/http/web/problem.ts'
import classes from '../../employees.module.css'
import { AnyField, changedIn, type FieldSpec, type FieldValues, startOf } from '../../fields/any-field.tsx'
import { FormFoot } from '../form-foot.tsx'

type EntryFormProps = {
  readonly fields: readonly FieldSpec[]
  readonly now?: Readonly<Record<string, unknown>>
  /** Kinds of files that may be sent with it. */
  readonly files?: readonly string[]
  readonly working: boolean
  readonly onSend: (body: FieldValues, file: File | undefined, refused: (reason: unknown) => void) => void
  readonly onCancel: () => void
}

export function EntryForm({ fields, now, files, working, onSend, onCancel }: EntryFormProps) {
  const initial = startOf(fields, now)
  const form = useForm<FieldValues>({ initialValues: initial })
  const [file, setFile] = useState<File>()
  const send = form.onSubmit((values) => {
    // What is new says all it knows, what is changed only what differs.
    const body = now
      ? changedIn(values, initial)
      : Object.fromEntries(Object.entries(values).filter(([, one]) => one !== ''))
    onSend(body, file, (reason) => form.setErrors(fieldErrors(reason)))
  })
  return (
    <form onSubmit={send} className={classes.entryForm}>
      <div className={classes.grid}>
        {fields.map((field) => (
          <AnyField key={field.name} field={field} form={form} />
        ))}
      </div>
      {files && <DropZone kinds={files} file={file} onFile={setFile} />}
      {form.errors.file && <p role="alert">{form.errors.file}</p>}
      <FormFoot working={working} onCancel={onCancel} />
    </form>
  )
}
