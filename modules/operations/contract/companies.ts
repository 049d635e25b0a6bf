/** The companies of the installation, and what each may use: specified calls under `api/path/ops/setting`. */
import { z } from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
import { Flag, Id, Instant, ShortText } from '#platform/contract/fields.ts'

const access = { to: 'operations', roles: ['Ops'] } as const
/** Why one company is looked into; kept with the reading (safety S10). */
const reason = ShortText.optional()
const Bit = z.enum(['0', '1'])

export const OperatedCompany = z
  .object({
    id: Id,
    name: z.string(),
    country: z.string(),
    status: z.enum(['active', 'disabled']),
    is_rms: z.boolean(),
    package: z.string(),
    /** Employed today. */
    headcount: z.number().int(),
    headcount_limit: z.number().int(),
    modules: z.number().int(),
    features: z.number().int(),
    created_at: Instant,
  })
  .meta({ id: 'OperatedCompany' })

const Switch = z.object({ id: z.number().int(), name: z.string(), is_enabled: z.boolean() })

export const operatedCompany = endpoint({
  id: 'operations.company',
  method: 'GET',
  path: 'api/path/ops/company/detail/ops',
  access,
  summary: 'Country and currency of one company, to whoever says why',
  query: z.object({ company_id: Id, reason: ShortText }),
  response: z.object({
    id: Id,
    name: z.string(),
    country: z.string(),
    country_alpha_2: z.string(),
    currency_code: z.string(),
  }),
})

export const operatedCompanies = endpoint({
  id: 'operations.companies',
  method: 'GET',
  path: 'api/path/ops/setting/index',
  access,
  summary: 'All companies of the installation',
  query: z.object({
    search: z.string().trim().max(255).optional(),
    page: z.coerce.number().int().min(1).optional(),
    per_page: z.coerce.number().int().min(1).max(200).default(25),
    reason,
  }),
  response: z.array(OperatedCompany),
})

export const companyModules = endpoint({
  id: 'operations.modules',
  method: 'GET',
  path: 'api/path/ops/setting/modules',
  access,
  summary: 'The modules, and which of them a company may use',
  query: z.object({ company_id: Id, reason }),
  response: z.array(Switch),
})

export const switchModules = endpoint({
  id: 'operations.switchModules',
  method: 'PATCH',
  path: 'api/path/ops/setting/module/update/{id}',
  access,
  summary: 'Switch one module of a company, or give the whole list; in force at the next request',
  params: z.object({ id: Id }),
  body: z.union([
    z.object({ module_id: z.coerce.number().int(), is_enabled: Flag }),
    z.object({ module_ids: z.array(z.coerce.number().int()).max(50) }),
  ]),
  response: z.array(Switch),
  repeatable: true,
})

export const companyFeatures = endpoint({
  id: 'operations.features',
  method: 'GET',
  path: 'api/path/ops/setting/features',
  access,
  summary: 'The features, and which of them a company may use',
  query: z.object({ company_id: Id, reason }),
  response: z.array(Switch),
})

export const switchFeatures = endpoint({
  id: 'operations.switchFeatures',
  method: 'PATCH',
  path: 'api/path/ops/setting/feature/update/{id}',
  access,
  summary: 'Switch one feature of a company, or give the whole list; in force at the next request',
  params: z.object({ id: Id }),
  body: z.union([
    z.object({ feature_id: z.coerce.number().int(), is_enabled: Flag }),
    z.object({ feature_ids: z.array(z.coerce.number().int()).max(50) }),
  ]),
  response: z.array(Switch),
  repeatable: true,
})

export const changePackage = endpoint({
  id: 'operations.changePackage',
  method: 'PATCH',
  path: 'api/path/ops/setting/package/update/{id}',
  access,
  summary: 'Change the package and how many people a company may employ',
  params: z.object({ id: Id }),
  body: z
    .object({ package: ShortText, headcount_limit: z.coerce.number().int().min(1).max(1_000_000) })
    .partial()
    .refine((given) => Object.keys(given).length > 0, 'operations.nothing-given'),
  response: OperatedCompany,
  repeatable: true,
})

export const changeCompanyStatus = endpoint({
  id: 'operations.changeStatus',
  method: 'PATCH',
  path: 'api/path/ops/setting/update/status/{a}/company/{b}',
  access,
  summary: 'Open (1) or disable (0) a company; disabled, all its sessions end and nobody of it may sign in',
  params: z.object({ a: Bit, b: Id }),
  response: OperatedCompany,
  repeatable: true,
})

export const changeRms = endpoint({
  id: 'operations.changeRms',
  method: 'PATCH',
  path: 'api/path/ops/setting/update/rms/{a}/company/{b}',
  access,
  summary: 'Whether a company brings its rosters from outside (RMS): 1 yes, 0 no',
  params: z.object({ a: Bit, b: Id }),
  response: OperatedCompany,
  repeatable: true,
})
