/** What was asked for, beside what was and what is by now. */
import type { z } from 'zod'
import { waitsFor } from '#platform/approvals/server/requests/waits-for.ts'
import type { Unreached } from '#platform/approvals/server/unreached.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { ChangeAsked } from '../../contract/requests/requests.ts'
import { movedFields, plainValue, recordsNow } from './records-now.ts'
import type { AskedRow, Fields } from './request-store.ts'

type View = z.input<typeof ChangeAsked>

type Reading = Pick<Call<Endpoint>, 'company' | 'seal' | 'say' | 'language'> & { readonly unreached: Unreached }

/** With what stands in the records now: of the people, and of those of their families that these are about. */
export async function changeViews(
  tx: Tx,
  { company: { companyId }, seal, say, language, unreached }: Reading,
  rows: readonly AskedRow[],
  closedFor: (row: AskedRow) => string | null,
): Promise<View[]> {
  const pending = rows.filter(({ status }) => status === 'pending').map(({ id }) => id)
  const whom = await waitsFor(tx, companyId, pending, { say, language, unreached })
  const nowOf = await recordsNow(tx, seal, companyId, rows)
  return rows.map((row) => {
    const { content, about_account: _, ...said } = row
    const now = nowOf(row)
    const moved = row.status === 'pending' ? movedFields(row, now) : []
    const fields = Object.keys({ ...content.before, ...content.after })
    return {
      ...said,
      waits_for: whom(row.id),
      entry_name: nameOf(now) ?? nameOf(content.before) ?? nameOf(content.after),
      note: content.note,
      changes: fields.map((field) => {
        return {
          field,
          before: plainValue(content.before[field]),
          after: row.act === 'remove' ? null : plainValue(content.after[field]),
          moved_on: moved.includes(field),
          now: plainValue(now[field]),
        }
      }),
      closed: closedFor(row),
    }
  })
}

const nameOf = ({ full_name }: Fields): string | null => (typeof full_name === 'string' ? full_name : null)
