/** A quarantine as it is answered: why it is, only for HR and the person; whoever decides knows that somebody is away. */
import { mayEnter } from '#access/enter.ts'
import type { Session } from '#access/session.ts'
import type { QuarantineRow } from './quarantine-store.ts'

type Reader = Session & { readonly accountId: string }

export const knowsWhy = (reader: Reader, { account_id }: Pick<QuarantineRow, 'account_id'>): boolean =>
  mayEnter(reader, 'quarantine') || account_id === reader.accountId

/** As the log names one: whose it is and since when. */
export const subjectOf = ({ id, full_name, from }: Record<'id' | 'full_name' | 'from', string>) => ({
  ...{ kind: 'quarantine', id, name: `${full_name}: ${from}` },
})

/** Completed once its last day is past. */
export function quarantineView(row: QuarantineRow, today: string, reader: Reader) {
  const isOver = row.status === 'approved' && row.to_date < today
  const why = knowsWhy(reader, row)
  return {
    ...{ id: row.id, employee_id: row.employee_id, staff_id: row.staff_id, full_name: row.full_name },
    ...{ department: row.department, status: isOver ? ('completed' as const) : row.status, created_at: row.created_at },
    ...{ from: row.from_date, to: row.to_date, agreed_to: row.agreed_to, works_from_home: row.works_from_home },
    ...{ total: row.days, treatment: row.treatment, leave_type_id: row.leave_type_id },
    reason: why ? row.reason : null,
    cause: why ? row.cause : null,
    order_number: why ? row.order_number : null,
  }
}
