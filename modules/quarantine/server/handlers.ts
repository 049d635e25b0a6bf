import { companyFacts } from '#modules/company/server/public.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { quarantine } from '../contract/policy.ts'

export const quarantineHandlers: readonly Handler[] = [
  on(quarantine, ({ company }) =>
    company.read(async (tx) => {
      const { settings } = await companyFacts(tx, company.companyId)
      return {
        policy: {
          days: settings.quarantine_days,
          is_paid: settings.quarantine_is_paid,
          require_attachment: settings.quarantine_require_attachment,
        },
      }
    }),
  ),
]
