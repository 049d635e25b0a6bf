/** The logo as papers carry it: nothing where there is none, or where the company wants its papers without. */
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { type KeptFile, keptFile } from '#platform/files/server/kept-files.ts'
import type { Services } from '#platform/http/server/services.ts'
import { companyRow } from '../company-store.ts'
import { settingsOf } from '../settings/settings-in-force.ts'

type Asking = Pick<Services, 'files' | 'seal'> & { readonly company: CompanyDb }

export async function printedLogo(asking: Asking): Promise<KeptFile | undefined> {
  const { company } = asking
  const { logo_file: id, settings } = await company.read((tx) => companyRow(tx, company.companyId))
  return id !== null && settingsOf(settings).letterhead_use_logo ? keptFile(asking, id) : undefined
}
