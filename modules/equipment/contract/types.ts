/** A thing, who had it, and what one's own pages are shown of it. */
import { z } from 'zod'
import { DateText, Day, Id, Instant, OptionalText, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'
import { conditions, statuses } from '../model/holding.ts'

const empty = (text: z.ZodType<string>) => text.nullable().transform((given) => given || null)

export const fields = {
  asset_no: z.string().trim().min(1).max(60),
  name: ShortText,
  category: empty(OptionalText),
  serial_no: empty(OptionalText),
  bought_on: DateText.nullable(),
  price: PositiveMoneyText.nullable(),
  warranty_until: DateText.nullable(),
  note: empty(OptionalText),
}

const Thing = z.object({
  asset_no: z.string(),
  name: z.string(),
  category: z.string().nullable(),
  serial_no: z.string().nullable(),
})
const HoldingFields = z.object({
  given_on: Day,
  /** To be returned by then; null until somebody asks for it. */
  due_on: Day.nullable(),
  given_note: z.string().nullable(),
  /** When the person said that they have it. */
  confirmed_at: Instant.nullable(),
  returned_on: Day.nullable(),
  return_note: z.string().nullable(),
})

export const Equipment = Thing.extend({
  id: Id,
  bought_on: Day.nullable(),
  price: z.string().nullable(),
  warranty_until: Day.nullable(),
  note: z.string().nullable(),
  condition: z.enum(conditions),
  status: z.enum(statuses),
  /** Whoever has it now. */
  holder: z
    .object({
      ...{ employee_id: Id, staff_id: z.string(), full_name: z.string(), department: z.string().nullable() },
      ...{ given_on: Day, due_on: Day.nullable(), confirmed_at: Instant.nullable() },
      /** Of somebody who has left, or has a last day. */
      left_on: Day.nullable(),
    })
    .nullable(),
  /** Asked for by a day that has come, or with somebody who has left. */
  is_due: z.boolean(),
}).meta({ id: 'Equipment' })

export const EquipmentDetail = Equipment.extend({
  /** The newest first. */
  history: z.array(HoldingFields.extend({ id: Id, employee_id: Id, staff_id: z.string(), full_name: z.string() })),
}).meta({ id: 'EquipmentDetail' })

export const HeldEquipment = HoldingFields.extend(Thing.shape)
  .extend({ id: Id, equipment_id: Id })
  .meta({ id: 'HeldEquipment' })
