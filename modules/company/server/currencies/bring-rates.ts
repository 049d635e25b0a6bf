/** Brings the rates of one company's sub-currencies, as far as they follow the source. What does not come stays as it was. */
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb } from '#platform/database/server/connect.ts'
import { companyRow } from '../company-store.ts'
import { noteAnswered, noteFailing, putRates, subCurrencyRows } from './currency-store.ts'
import type { RateSource } from './rate-source.ts'

type Bringing = { readonly company: CompanyDb; readonly clock: Clock; readonly source: RateSource }
export type Brought = { readonly asked: readonly string[]; readonly failed: readonly string[] }

export async function bringRates(
  { company, clock, source }: Bringing,
  options: { readonly anew?: boolean } = {},
): Promise<Brought> {
  const { companyId } = company
  const { own, codes, today } = await company.read(async (tx) => {
    const { currency_code, timezone_key } = await companyRow(tx, companyId)
    const today = clock.today(timezone_key)
    const rows = await subCurrencyRows(tx, companyId, today)
    return { own: currency_code, codes: following(rows), today }
  })
  const answers = await Promise.all(
    codes.map((code) =>
      source.rate({ from: code, to: own }, options).then(
        (rate) => ({ code, rate }),
        () => ({ code, rate: undefined }),
      ),
    ),
  )
  await company.transaction(async (tx) => {
    // Meanwhile somebody may have entered a rate by hand, or taken the currency away.
    await companyRow(tx, companyId, true)
    const still = new Set(following(await subCurrencyRows(tx, companyId, today)))
    const rates = answers.flatMap(({ code, rate }) => (rate !== undefined && still.has(code) ? [{ code, rate }] : []))
    const at = clock.now()
    await putRates(tx, companyId, rates, { day: today, origin: 'source', at })
    const told = rates.map(({ code }) => code)
    await noteAnswered(tx, companyId, told)
    await noteFailing(tx, companyId, failedOf(answers), at)
  })
  return { asked: codes, failed: failedOf(answers) }
}

type Answered = { readonly code: string; readonly rate: string | undefined }

const failedOf = (answers: readonly Answered[]): string[] =>
  answers.filter(({ rate }) => rate === undefined).map(({ code }) => code)

const following = (rows: readonly { readonly currency_code: string; readonly follows_source: boolean }[]): string[] =>
  rows.filter(({ follows_source }) => follows_source).map(({ currency_code }) => currency_code)
