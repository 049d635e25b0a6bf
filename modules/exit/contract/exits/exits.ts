/** Leavings: entered by HR, seen, changed, and what becomes of them. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Flag, Id, Paging, ShortText } from '#platform/contract/fields.ts'
import { exitStatuses } from '../../model/exit-states.ts'
import { handOverParts } from '../../model/hand-over.ts'
import { ExitChange, ExitDetail, ExitView, Law, NewExit } from './types.ts'

const readers = { to: 'area', of: ['exit'] } as const
const writers = { to: 'area', of: ['exit.write'] } as const
const params = z.object({ id: Id })

export const exits = endpoint({
  id: 'exit.list',
  method: 'GET',
  path: 'api/panel/exit',
  access: readers,
  summary: 'Leavings, the latest last day first, each with its notice, duties and what the caller may do',
  query: Paging.extend({
    status: z.enum([...exitStatuses, 'open']).optional(),
    /** 5: withdrawn. */
    exit_type_id: z.coerce.number().int().min(1).max(5).optional(),
    employee_id: Id.optional(),
    /** Of the last working day. */
    from: DateText.optional(),
    to: DateText.optional(),
  }),
  response: z.array(ExitView),
})
export const exit = endpoint({
  id: 'exit.one',
  method: 'GET',
  path: 'api/panel/exit/{id}',
  access: readers,
  params,
  summary: 'One leaving with its clearance, papers and what is still to be handed over',
  response: ExitDetail,
})
export const previewExit = endpoint({
  id: 'exit.preview',
  method: 'POST',
  path: 'api/panel/exit/preview',
  access: writers,
  summary: 'Notice, duties and the day of the last pay, before anything is entered; nothing is stored',
  body: NewExit.pick({ employee_id: true, exit_type_id: true, exit_reason_ids: true, notice_date: true }).extend({
    last_working_date: DateText.optional(),
  }),
  response: Law,
  repeatable: true,
  problems: ['exit.invalid'],
})
export const addExit = endpoint({
  id: 'exit.add',
  method: 'POST',
  path: 'api/panel/exit',
  status: 201,
  access: writers,
  summary: 'Enter that somebody leaves; the record follows once it is acknowledged',
  body: NewExit,
  response: ExitDetail,
  problems: ['exit.invalid', 'exit.open-already'],
})
export const changeExit = endpoint({
  id: 'exit.change',
  method: 'PATCH',
  path: 'api/panel/exit/{id}',
  access: writers,
  params,
  summary: 'Change why and how somebody leaves, and whom mail goes to',
  body: ExitChange,
  response: ExitDetail,
  problems: [
    'exit.invalid',
    'exit.is-completed',
    'exit.is-withdrawn',
    'exit.confirm-approved-pay',
    'exit.confirm-missing-pay',
  ],
})
export const removeExit = endpoint({
  id: 'exit.remove',
  method: 'DELETE',
  path: 'api/panel/exit/{id}',
  access: writers,
  params,
  summary: 'Remove a leaving that nobody acknowledged, or that was withdrawn',
  response: z.null(),
  problems: ['exit.is-acknowledged', 'exit.is-clearance', 'exit.is-completed', 'exit.pay-to-mend'],
})

const moving = [
  'exit.is-submitted',
  'exit.is-acknowledged',
  'exit.is-clearance',
  'exit.is-completed',
  'exit.is-withdrawn',
] as const
export const acknowledgeExit = endpoint({
  id: 'exit.acknowledge',
  method: 'POST',
  path: 'api/panel/exit/{id}/acknowledge',
  access: { to: 'area', of: ['exit.acknowledge'] },
  params,
  summary: 'Acknowledge it: the last day goes into the record, and clearance can begin',
  response: ExitDetail,
  problems: [
    ...moving,
    'employees.last-admin',
    'employees.has-left',
    'approvals.own',
    'approvals.not-yours',
    'exit.pay-of-other-day',
    'exit.pay-of-other-reason',
  ],
})
export const changeLastDay = endpoint({
  id: 'exit.changeLastDay',
  method: 'PATCH',
  path: 'api/panel/exit/{id}/lastWorkingDate',
  access: writers,
  params,
  summary: 'Change the last working day, with a remark; the record follows',
  body: z.strictObject({ date: DateText, remark: ShortText, confirm: Flag.optional() }),
  response: ExitDetail,
  problems: [...moving, 'exit.invalid', 'employees.has-left', 'exit.confirm-approved-pay', 'exit.confirm-missing-pay'],
})
export const withdrawExit = endpoint({
  id: 'exit.withdraw',
  method: 'POST',
  path: 'api/panel/exit/{id}/withdraw',
  access: writers,
  params,
  summary: 'Take a leaving back before its last day, also out of the record',
  body: z.strictObject({ reason: ShortText, confirm: Flag.optional() }),
  response: ExitDetail,
  problems: [
    ...moving,
    'exit.last-day-come',
    'employees.has-left',
    'exit.confirm-approved-pay',
    'exit.confirm-missing-pay',
  ],
})
export const completeExit = endpoint({
  id: 'exit.complete',
  method: 'POST',
  path: 'api/panel/exit/{id}/complete',
  access: writers,
  params,
  summary: 'Complete it, once everything is cleared and people are handed over',
  response: ExitDetail,
  problems: [...moving, 'exit.last-day-ahead', 'exit.tasks-open', 'exit.reports-left', 'exit.hand-over-left'],
})
export const handOverReports = endpoint({
  id: 'exit.handOver',
  method: 'POST',
  path: 'api/panel/exit/{id}/handOver',
  access: writers,
  params,
  summary:
    'Somebody takes over reports, waiting approvals, places in flows, vacancies and interviews: now, or from a day on',
  body: z.strictObject({
    to: Id,
    parts: z.array(z.enum(handOverParts)).min(1).default(['reports']),
    /** Left out: now. */
    from: DateText.optional(),
  }),
  response: ExitDetail,
  problems: [...moving, 'exit.invalid', 'employees.manager-circle'],
})
export const certificate = endpoint({
  id: 'exit.certificate',
  method: 'GET',
  path: 'api/panel/exit/{id}/certificate',
  access: readers,
  params,
  summary: 'The certificate of service, in both languages',
  download: true,
  problems: ['exit.no-certificate'],
})
