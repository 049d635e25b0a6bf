/** What happens to requests, for other programs that want to be told of it. */
import type { Tx } from '#platform/database/server/connect.ts'
import { type EventName, isEvent } from '#platform/integrations/model/events.ts'
import { emit } from '#platform/integrations/server/webhooks/emit.ts'
import type { Acting } from '../acting.ts'
import { type Approvals, kindOf } from '../engine.ts'
import type { RequestRow } from '../requests/request-row.ts'

export type Announced = {
  readonly request: Pick<
    RequestRow,
    'id' | 'kind' | 'about_id' | 'about_name' | 'about_number' | 'told' | 'from_date' | 'to_date' | 'length' | 'amount'
  >
  /** `sent`, or the state and step it came to: `approved`, `agreed`. */
  readonly event: string
  readonly status: string
  /** The name of whoever did it. */
  readonly by: string
  readonly actingFor?: string | null
  readonly reason?: string | null
}

export function announce(
  tx: Tx,
  approvals: Pick<Approvals, 'kinds'>,
  { companyId, now }: Pick<Acting, 'companyId' | 'now'>,
  all: readonly Announced[],
): Promise<void> {
  return emit(
    tx,
    companyId,
    now,
    all.flatMap(({ request, event, status, by, actingFor = null, reason = null }) => {
      const name = eventName(event)
      if (!name) return []
      const { title, detail } = request.told.en
      return [
        {
          event: name,
          subjectId: request.id,
          employeeId: request.about_id,
          title: `${request.about_name}: ${title}`,
          data: {
            request_id: request.id,
            kind: request.kind,
            employee_id: request.about_id,
            staff_id: request.about_number,
            full_name: request.about_name,
            title,
            detail,
            from: request.from_date,
            to: request.to_date,
            length: request.length === null ? null : Number(request.length),
            amount: kindOf(approvals, request.kind).quiet ? null : request.amount,
            status,
            by,
            acting_for: actingFor,
            reason,
          },
        },
      ]
    }),
  )
}

function eventName(event: string): EventName | undefined {
  const name = `request.${event}`
  return isEvent(name) ? name : undefined
}
