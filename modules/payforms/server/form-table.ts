/** A yearly form's figures as a table, for whoever reports them beside pay. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { FormName } from '../model/form.ts'
import { gathered } from './gather.ts'
import { boxesOf, type Telling } from './view.ts'

type Reading = Pick<Call<Endpoint>, 'company' | 'seal' | 'clock'> & Telling

export async function formTable(tx: Tx, reading: Reading, wanted: { readonly form: FormName; readonly year: number }) {
  const { form, months, people } = await gathered(tx, reading, wanted)
  return {
    months,
    columns: boxesOf(reading, form.name, form.boxes).filter(({ kind }) => kind === 'money'),
    people: people.map(({ of: { person }, figures }) => ({ person, figures })),
  }
}
