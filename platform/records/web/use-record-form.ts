/**
 * One form for a new record and for one that is there: adding and changing send the same fields, and what is refused is
 * said beside them. The form's fields are written out where they are shown.
 */
import { useForm } from '@mantine/form'
import type { DataOf, Endpoint } from '#platform/contract/endpoint.ts'
import type { BodyIn, InputOf } from '#platform/http/web/client.ts'
import { fieldErrors } from '#platform/http/web/problem.ts'
import { useAct } from '#platform/http/web/use-call.ts'

type RecordForm<Values, Add extends Endpoint, Change extends Endpoint> = {
  /** Undefined for a new one. */
  readonly now: { readonly id: string } | undefined
  readonly add: Add
  readonly change: Change
  readonly values: Values
  /** From what the form holds to what is sent; undefined where there is nothing to send yet. */
  readonly body: (values: Values) => (BodyIn<Add> & BodyIn<Change>) | undefined
  readonly refreshes: readonly Endpoint[]
  /** Told the answer about a new one. */
  readonly after: (added?: DataOf<Add>) => void
  /** The form says by itself whatever is refused. */
  readonly quiet?: boolean
  /** Where a field of the call stands under another name in the form. */
  readonly errors?: (errors: Readonly<Record<string, string>>) => Record<string, string | undefined>
}

export function useRecordForm<Values extends object, const Add extends Endpoint, const Change extends Endpoint>(
  record: RecordForm<Values, Add, Change>,
) {
  const { now, values, body, refreshes, after, quiet, errors } = record
  const doing = { refreshes, ...(quiet && { quiet }) }
  const add = useAct(record.add, { ...doing, after: ({ data }) => after(data) })
  const change = useAct(record.change, { ...doing, after: () => after() })
  const form = useForm<Values>({ initialValues: values })
  const failed = {
    onError: (reason: unknown) => form.setErrors(errors ? errors(fieldErrors(reason)) : fieldErrors(reason)),
  }
  // Which call it is hangs on `now`, which no type follows; each body was checked as it was made.
  const send = form.onSubmit((typed) => {
    const given = body(typed)
    if (given === undefined) return
    if (now) change.mutate({ params: { id: now.id }, body: given } as unknown as InputOf<Change>, failed)
    else add.mutate({ body: given } as unknown as InputOf<Add>, failed)
  })
  return { form, send, working: add.isPending || change.isPending }
}
