/** What a file of an approved run is made of, with what only some layouts tell read where it is wanted. */
import { companyLetterhead, payingAccount } from '#modules/company/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { isInBig5 } from '#platform/sheets/server/big5.ts'
import type { FileInput } from '../../model/output/file-input.ts'
import type { Period } from '../../model/period.ts'
import type { PayrollNeeds } from '../needs.ts'
import { payDayOf } from '../pay-day.ts'
import { keptPayer } from './payer-store.ts'
import type { TakenRun } from './taken-run.ts'
import { yearSums } from './year-sums.ts'

type Making = Pick<Call<Endpoint>, 'company' | 'clock' | 'seal' | 'language'>

type Wanted = {
  readonly year?: readonly string[]
  /** The bank whose account pays, where no other can. */
  readonly payingAt?: string | undefined
  /** Which bank file: one that was taken before pays from the account that it had. */
  readonly batch?: number
}

export function fileInputOf(
  { company, clock, seal, language }: Making,
  { repaidInMonth }: Pick<PayrollNeeds, 'repaidInMonth'>,
  { owner, people, payslips, totals, run }: TakenRun,
  period: Period,
  wanted: Wanted = {},
): Promise<FileInput> {
  const { companyId } = company
  return company.read(async (tx) => {
    const paying =
      (wanted.batch !== undefined && (await keptPayer(tx, seal, companyId, run.id, wanted.batch))) ||
      (await payingAccount(tx, seal, companyId, wanted.payingAt))
    const { address } = await companyLetterhead(tx, companyId)
    const ids = people.map(({ id }) => id)
    const payDay = await payDayOf(tx, owner, period, run)
    const year = await yearSums(tx, companyId, period, ids, wanted.year ?? [])
    return {
      country: owner.country,
      language,
      period,
      employer: { name: owner.name, numbers: owner.employerNumbers, address },
      ...{ people, payslips, totals, paying, year },
      inBig5: isInBig5,
      today: clock.today(owner.timezone),
      ...(payDay && { paidOn: payDay.on }),
      repaid: (await repaidInMonth?.(tx, companyId, period.key)) ?? [],
    }
  })
}
