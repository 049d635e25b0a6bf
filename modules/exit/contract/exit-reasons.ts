/** Exit reasons: what a company offers for each way of leaving. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, ShortText } from '#platform/contract/fields.ts'
import { reasonKinds } from '../model/exit-types.ts'

const readers = { to: 'area', of: ['exitReason'] } as const
const writers = { to: 'area', of: ['exitReason.write'] } as const

export const ExitReason = z.object({
  id: Id,
  name: z.string(),
  value: z.string(),
  exit_type_id: z.number().int(),
  kind: z.enum(reasonKinds),
  is_default: z.boolean(),
  /** 1 where it is offered. */
  status: z.union([z.literal(0), z.literal(1)]),
})

/** 1 resignation, 2 termination, 3 end of probation, 4 end of contract; 5, withdrawn, has no reasons. */
const typeUpTo = (most: number, otherwise: string) =>
  z.coerce.number().refine((id) => Number.isInteger(id) && id >= 1 && id <= most, otherwise)
const ExitTypeId = typeUpTo(5, 'exit.unknown-type')
const ChosenTypeId = typeUpTo(4, 'exit.not-a-choice')

export const exitReasons = endpoint({
  id: 'exit.reasons',
  method: 'GET',
  path: 'api/panel/company/exitReason/index',
  also: ['api/panel/company/exitReason'],
  access: readers,
  summary: 'Exit reasons by way of leaving and name; of one way where asked',
  query: z.object({ exit_type_id: ExitTypeId.optional() }),
  response: z.array(ExitReason),
})

export const showExitReasons = endpoint({
  id: 'exit.reasonsOfType',
  method: 'POST',
  path: 'api/panel/company/exitReason/show',
  access: readers,
  summary: 'Exit reasons of one way of leaving',
  body: z.strictObject({ exit_type_id: ExitTypeId }),
  response: z.array(ExitReason),
})

export const storeExitReason = endpoint({
  id: 'exit.addReason',
  method: 'POST',
  path: 'api/panel/company/exitReason/store',
  status: 201,
  access: writers,
  summary: 'Add an exit reason; without a value it follows from the name',
  body: z.strictObject({
    name: ShortText,
    value: ShortText.optional(),
    exit_type_id: ChosenTypeId,
    kind: z.enum(reasonKinds).optional(),
    status: Flag.optional(),
  }),
  response: ExitReason,
  problems: ['exit.name-taken'],
})

export const changeExitReason = endpoint({
  id: 'exit.changeReason',
  method: 'PATCH',
  path: 'api/panel/company/exitReason/update/{id}',
  access: writers,
  summary: 'Change an exit reason of the company’s own; those that came with it keep their names',
  params: z.object({ id: Id }),
  body: z
    .strictObject({ name: ShortText, value: ShortText, exit_type_id: ChosenTypeId, kind: z.enum(reasonKinds) })
    .partial(),
  response: ExitReason,
  problems: ['exit.name-taken', 'exit.standard-reason'],
})

export const switchExitReason = endpoint({
  id: 'exit.switchReason',
  method: 'PATCH',
  path: 'api/panel/company/exitReason/update/status',
  access: writers,
  summary: 'Offer an exit reason, or no longer; whoever left for it keeps it',
  body: z.strictObject({ id: Id, status: Flag }),
  response: ExitReason,
})
