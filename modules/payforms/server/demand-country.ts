import type { Country } from '#kernel/countries.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { approvedMonths } from '#modules/payroll/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, Refusal } from '#platform/http/server/answers.ts'
import type { FormName } from '../model/form.ts'
import { forms } from '../model/forms.ts'

/** A path of one country is not there for companies elsewhere. */
export async function demandCountry(tx: Tx, companyId: string, country: Country): Promise<void> {
  if ((await companyFacts(tx, companyId)).country !== country) throw new Refusal(notFound())
}

/** A form of another country, or of a year without approved months, is not there. */
export async function demandYear(
  tx: Tx,
  companyId: string,
  { form, year }: { readonly form: FormName; readonly year: number },
): Promise<void> {
  await demandCountry(tx, companyId, forms[form].country)
  if (!(await approvedMonths(tx, companyId)).has(year)) throw new Refusal(notFound())
}
