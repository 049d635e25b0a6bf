/**
 * Numbers of papers in a form, judged and spelled by the columns of the sheet: what a form takes, a sheet exports and
 * takes back.
 */
import { isFault, readCell } from '#platform/sheets/model/cells.ts'
import { documentColumn } from './country-fields/shared-columns.ts'

const columns = (['identity_number', 'passport_number'] as const).map((name) => documentColumn(name))

type Given = { readonly identity_number?: string | undefined; readonly passport_number?: string | undefined }
type Spelled<Form> = {
  readonly form: Form
  /** Field -> word key. */
  readonly errors: Readonly<Record<string, readonly string[]>>
}

/** The form with its numbers as they are kept; one that was emptied stays empty. */
export function withPlainNumbers<Form extends Given>(form: Form): Spelled<Form> {
  const plain: Record<string, string> = {}
  const errors: Record<string, readonly string[]> = {}
  const typed: Readonly<Record<string, unknown>> = { ...form }
  for (const column of columns) {
    const text = typed[column.name]
    if (typeof text !== 'string') continue
    const read = readCell(column, text)
    if (isFault(read)) errors[column.name] = ['employees.paper-number']
    else plain[column.name] = read === null ? '' : String(read)
  }
  return { form: { ...form, ...plain }, errors }
}

/** One number as it is kept; what is no number of a paper stays as it was typed. */
export const spelledNumber = (typed: string): string => {
  const { form } = withPlainNumbers({ identity_number: typed })
  return form.identity_number ?? typed
}
