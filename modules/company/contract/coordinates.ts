/** Places of work ("coordinates"): where they are, how far around counts, and who a limited one is for. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, OptionalText, Paging, ShortText } from '#platform/contract/fields.ts'
import { degreesOf } from '../model/location/position-text.ts'

const access = { to: 'area', of: ['location'] } as const
const ById = z.object({ id: Id })

/** A number, also as text, as forms send it. */
const Degrees = (limit: 90 | 180, refusal: string) =>
  z
    .union([z.number().transform(String), z.string()])
    .refine((given) => degreesOf(given, limit) !== undefined, refusal)
    .transform((given) => degreesOf(given, limit) ?? 0)

export const RADIUS_MAX = 100_000
const Radius = z
  .union([z.number().transform(String), z.string()])
  .refine(
    (given) => /^\s*\d{1,6}\s*$/.test(given) && Number(given) >= 1 && Number(given) <= RADIUS_MAX,
    'company.radius',
  )
  .transform(Number)

export const Coordinate = z.object({
  id: Id,
  name: z.string(),
  address: z.string().nullable(),
  longitude: z.number(),
  latitude: z.number(),
  /** In metres. */
  radius: z.number().int(),
  /** For those alone who are named; otherwise for everybody. */
  is_limited: z.boolean(),
  employee_count: z.number().int(),
})

const fields = {
  name: ShortText,
  address: OptionalText.nullable().optional(),
  longitude: Degrees(180, 'company.longitude'),
  latitude: Degrees(90, 'company.latitude'),
  radius: Radius,
  is_limited: Flag.optional(),
}

export const coordinates = endpoint({
  id: 'company.coordinates',
  method: 'GET',
  path: 'api/panel/company/coordinate',
  access,
  summary: 'Every place of work, by name',
  response: z.array(Coordinate),
})
export const addCoordinate = endpoint({
  id: 'company.addCoordinate',
  method: 'POST',
  path: 'api/panel/company/coordinate',
  status: 201,
  access,
  summary: 'Add a place of work',
  body: z.strictObject(fields),
  response: Coordinate,
  problems: ['company.coordinate-known'],
})
export const changeCoordinate = endpoint({
  id: 'company.changeCoordinate',
  method: 'PATCH',
  path: 'api/panel/company/coordinate/{id}',
  access,
  summary: 'Change a place of work; only what is sent changes',
  params: ById,
  body: z.strictObject(fields).partial(),
  response: Coordinate,
  problems: ['company.coordinate-known'],
})
export const removeCoordinate = endpoint({
  id: 'company.removeCoordinate',
  method: 'DELETE',
  path: 'api/panel/company/coordinate/{id}',
  access,
  summary: 'Remove a place of work; what was recorded there stays',
  params: ById,
})

const LimitedEmployee = z.object({
  id: Id,
  user_id: Id.nullable(),
  staff_id: z.string(),
  full_name: z.string(),
  preferred_name: z.string().nullable(),
  department: z.string().nullable(),
  position: z.string().nullable(),
})

export const limitedEmployees = endpoint({
  id: 'company.limitedEmployees',
  method: 'GET',
  path: 'api/panel/company/coordinate/limited/employees/{id}',
  access,
  summary: 'Who a limited place is for, by name; whole, or by page',
  params: ById,
  query: Paging.pick({ page: true, per_page: true, search: true }),
  response: z.array(LimitedEmployee),
  problems: ['company.limited-unread'],
})
export const limitCandidates = endpoint({
  id: 'company.limitCandidates',
  method: 'GET',
  path: 'api/panel/company/coordinate/limited/candidates/{id}',
  access,
  summary: 'Who works here and is not named at the place yet, found by name, staff id, department or position',
  params: ById,
  query: Paging.pick({ page: true, per_page: true, search: true }),
  response: z.array(LimitedEmployee),
  problems: ['company.limited-unread'],
})

const Some = z.strictObject({ coordinate_id: Id, employee_ids: z.array(Id).min(1).max(20_000) })
export const limitEmployees = endpoint({
  id: 'company.limitEmployees',
  method: 'POST',
  path: 'api/panel/company/coordinate/limited/employees',
  access,
  summary: 'Name people at a place, which is then for those alone who are named',
  body: Some,
  response: Coordinate,
  problems: ['company.limited-not-added'],
})
export const unlimitEmployees = endpoint({
  id: 'company.unlimitEmployees',
  method: 'PATCH',
  path: 'api/panel/company/coordinate/limited/employees',
  access,
  summary: 'Take people away from a place; it stays limited, to nobody where nobody is left',
  body: Some,
  response: Coordinate,
  problems: ['company.limited-not-removed'],
})
