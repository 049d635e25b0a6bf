/** What a day on the road is worth: by place, by country or anywhere, less the meals that are given. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { DateText, Id, PositiveMoneyText, ShortText } from '#platform/contract/fields.ts'
import { ById } from '#platform/requests/contract-types.ts'
import { takesImportBack, takesSheet } from '#platform/sheets/contract-types.ts'
import { CountryCode } from './types.ts'

const access = { to: 'area', of: ['settings.travel'] } as const
const CurrencyCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, 'travel.currency-code')
const given = {
  currency_code: CurrencyCode,
  full_day: PositiveMoneyText,
  effective_from: DateText,
}
const optional = {
  place: ShortText.nullable(),
  country_code: CountryCode.nullable(),
  claim_group_id: Id.nullable(),
  breakfast: PositiveMoneyText,
  lunch: PositiveMoneyText,
  dinner: PositiveMoneyText,
  free_per_day: PositiveMoneyText.nullable(),
}
const Text = z.string().nullable()

export const PerDiemRate = z
  .object({
    id: Id,
    place: Text,
    country_code: Text,
    claim_group_id: Id.nullable(),
    claim_group: Text,
    currency_code: z.string(),
    full_day: z.string(),
    breakfast: z.string(),
    lunch: z.string(),
    dinner: z.string(),
    free_per_day: Text,
    effective_from: z.string(),
  })
  .meta({ id: 'PerDiemRate' })
const problems = ['travel.rate-taken', 'travel.currency-unknown', 'http.unknown-id']

export const perDiems = endpoint({
  id: 'travel.perDiems',
  method: 'GET',
  path: 'api/panel/application/travel/perDiem',
  access,
  summary: 'Rates of the per diem, by place and the day from which they hold',
  response: z.array(PerDiemRate),
})
export const perDiem = endpoint({
  id: 'travel.perDiem',
  method: 'GET',
  path: 'api/panel/application/travel/perDiem/{id}',
  access,
  summary: 'One rate',
  params: ById,
  response: PerDiemRate,
})
export const addPerDiem = endpoint({
  id: 'travel.addPerDiem',
  method: 'POST',
  path: 'api/panel/application/travel/perDiem',
  status: 201,
  access,
  summary: 'Add a rate; travel that was asked for keeps the rates it was asked under',
  body: z.strictObject({ ...given, ...z.object(optional).partial().shape }),
  response: PerDiemRate,
  problems,
})
export const changePerDiem = endpoint({
  id: 'travel.changePerDiem',
  method: 'PATCH',
  path: 'api/panel/application/travel/perDiem/{id}',
  access,
  summary: 'Change a rate; only what is sent changes',
  params: ById,
  body: z.strictObject({ ...given, ...optional }).partial(),
  response: PerDiemRate,
  problems,
})
export const removePerDiem = endpoint({
  id: 'travel.removePerDiem',
  method: 'DELETE',
  path: 'api/panel/application/travel/perDiem/{id}',
  access,
  summary: 'Remove a rate; travel that was asked for keeps what it came to',
  params: ById,
})
export const perDiemGroups = endpoint({
  id: 'travel.perDiemGroups',
  method: 'GET',
  path: 'api/panel/application/travel/perDiem/claimGroup',
  access,
  summary: 'Groups of claims to give rates of their own to',
  response: z.array(z.object({ id: Id, name: z.string() })),
})

export const exportPerDiems = endpoint({
  id: 'travel.exportPerDiems',
  method: 'GET',
  path: 'api/panel/application/travel/perDiem/export',
  access,
  summary: 'Rates of the per diem as a sheet that can be imported',
  download: true,
})
export const importPerDiems = endpoint({
  id: 'travel.importPerDiems',
  method: 'POST',
  path: 'api/panel/application/travel/perDiem/import',
  access,
  ...takesSheet,
  summary: 'Add rates and change them, all or none; preview=1 stores nothing',
})
export const undoPerDiems = endpoint({
  id: 'travel.undoPerDiems',
  method: 'POST',
  path: 'api/panel/application/travel/perDiem/import/undo/{x}',
  access,
  ...takesImportBack,
  summary: 'Take an import of rates back, while everything stands as it left it',
})
