/** Who bears the cost: centres with a budget, by the codes that people and pay are booked to. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'
import { ById } from '#platform/requests/contract-types.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'

const access = { to: 'area', of: ['travel'] } as const
const Code = z.string().trim().min(1).max(60)
const fields = { code: Code, name: ShortText, budget: PositiveMoneyText.nullable(), is_active: Flag }

export const CostCentre = z
  .object({
    id: Id,
    code: z.string(),
    name: z.string(),
    budget: z.string().nullable(),
    is_active: z.boolean(),
    /** Estimates of approved travel that are not claimed yet. */
    committed: z.string(),
    spent: z.string(),
    /** Null without a budget. */
    left: z.string().nullable(),
    /** Once it is, it can only be closed. */
    is_used: z.boolean(),
  })
  .meta({ id: 'CostCentre' })

export const costCentres = endpoint({
  id: 'travel.costCentres',
  method: 'GET',
  path: 'api/panel/application/travel/costCenter',
  access,
  summary: 'Cost centres by their codes, with what is committed, spent and left of each',
  response: z.array(CostCentre),
})
export const costCentre = endpoint({
  id: 'travel.costCentre',
  method: 'GET',
  path: 'api/panel/application/travel/costCenter/{id}',
  access,
  summary: 'One cost centre',
  params: ById,
  response: CostCentre,
})
export const addCostCentre = endpoint({
  id: 'travel.addCostCentre',
  method: 'POST',
  path: 'api/panel/application/travel/costCenter',
  status: 201,
  access,
  summary: 'Add a cost centre; its code is unique',
  body: z.strictObject({ ...fields, budget: fields.budget.default(null), is_active: Flag.default(true) }),
  response: CostCentre,
  problems: ['travel.code-taken'],
})
export const changeCostCentre = endpoint({
  id: 'travel.changeCostCentre',
  method: 'PATCH',
  path: 'api/panel/application/travel/costCenter/{id}',
  access,
  summary: 'Change or close a cost centre; only what is sent changes',
  params: ById,
  body: z.strictObject(fields).partial(),
  response: CostCentre,
  problems: ['travel.code-taken', 'travel.code-used'],
})
export const removeCostCentre = endpoint({
  id: 'travel.removeCostCentre',
  method: 'DELETE',
  path: 'api/panel/application/travel/costCenter/{id}',
  access,
  summary: 'Remove a cost centre that was never used; one that was is only closed',
  params: ById,
  problems: ['travel.centre-used'],
})
/** To choose among when one asks. */
export const costCentreChoices = endpoint({
  id: 'travel.costCentreChoices',
  method: 'GET',
  path: 'api/emp/travel/costCenter',
  access: { to: 'area', of: ['travel.own'] },
  summary: 'Cost centres that are open, to choose among',
  response: z.array(z.object({ id: Id, code: z.string(), name: z.string() })),
})

export const exportCostCentres = endpoint({
  id: 'travel.exportCostCentres',
  method: 'GET',
  path: 'api/panel/application/travel/costCenter/export',
  access,
  summary: 'Cost centres as a sheet that can be imported',
  download: true,
})
export const importCostCentres = endpoint({
  id: 'travel.importCostCentres',
  method: 'POST',
  path: 'api/panel/application/travel/costCenter/import',
  access,
  ...takesSheet,
  summary: 'Add cost centres, change names and budgets, all or none; preview=1 stores nothing',
})
export const undoCostCentres = endpoint({
  id: 'travel.undoCostCentres',
  method: 'POST',
  path: 'api/panel/application/travel/costCenter/import/undo/{x}',
  access,
  ...takesImportBack,
  summary: 'Take an import of cost centres back, while everything stands as it left it',
})
