/** What a new company begins with: the banks of its country. */
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import type { CompanyOpening } from '#platform/identity/server/open-company.ts'
import { banksOfCountry } from '../model/country-banks.ts'

export const companyOpening: CompanyOpening = async (tx, { companyId, country }) => {
  await bulkInsert(
    tx,
    'banks',
    banksOfCountry[country].map((bank) => ({
      company_id: companyId,
      id: newId(),
      code: bank.code,
      name: bank.name,
      swift: bank.swift ?? null,
      is_digital: bank.digital ?? false,
    })),
  )
}
