/** What the log tells of reports: what was kept and changed, and every run, with what it showed of pay and of numbers. */
import { logWithDifferences } from '#platform/activity/server/log.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Definition } from '../model/definition.ts'
import { type Fields, fieldOf } from './looking.ts'

type Acting = Pick<Call<Endpoint>, 'company' | 'actor' | 'clock'>
type Told = Readonly<Record<string, unknown>>

export const log = (
  tx: Tx,
  acting: Acting,
  action: string,
  of: { readonly id: string; readonly name: string },
  { before, after }: { readonly before?: Told; readonly after?: Told } = {},
): Promise<void> =>
  logWithDifferences(tx, acting, {
    action,
    subject: { kind: 'report', ...(of.id.startsWith('standard-') ? {} : { id: of.id }), name: of.name },
    ...(before && { before }),
    ...(after && { after }),
  })

/** The fields of it that are written down whenever they are shown or asked for. */
export const notedIn = ({ columns, filters }: Definition, fields: Fields): string[] => [
  ...new Set([...columns, ...filters].map(({ field }) => field).filter((name) => fieldOf(fields, name)?.noted)),
]

export const toldOf = (name: string, is_shared: boolean, { subject, columns, filters, groups }: Definition): Told => ({
  name,
  shared: is_shared,
  subject,
  columns: columns.map(({ field }) => field).join(', '),
  conditions: filters.map(({ field, is, values }) => [field, is, ...values].join(' ')).join('; '),
  groups: groups.join(', '),
})
