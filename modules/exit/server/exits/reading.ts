/** What every look at leavings goes by: the country, its reasons as the reader calls them, and today. */
import type { Country } from '#kernel/countries.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { type CompanySettings, companyFacts } from '#modules/company/server/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { type Observed, observed } from '../../model/notice.ts'
import { type ExitReasonRow, reasons as kept } from '../exit-reason-store.ts'
import { nameOf } from '../reason-name.ts'

export type Asking = Pick<Call<Endpoint>, 'company' | 'session' | 'clock' | 'say' | 'language'>
type Reader = Pick<Asking, 'clock' | 'say' | 'language'> & {
  readonly company: Pick<Asking['company'], 'companyId'>
  readonly session: Pick<Asking['session'], 'timezone'>
}
export type Reading = {
  readonly country: Country
  readonly settings: CompanySettings
  readonly today: PlainDate
  readonly reasons: ReadonlyMap<string, ExitReasonRow>
  readonly named: (reason: ExitReasonRow) => string
}

export async function readingOf(tx: Tx, { company, session, clock, say, language }: Reader): Promise<Reading> {
  const { country, settings } = await companyFacts(tx, company.companyId)
  const reasons = await kept.rows(tx, company.companyId)
  return {
    country,
    settings,
    today: clock.today(session.timezone),
    reasons: new Map(reasons.map((one) => [one.id, one])),
    named: (reason) => nameOf(reason, { say, language }),
  }
}

type Days = {
  readonly joined_on: string
  readonly citizenship: string | null
  readonly exit_type_id: number
  readonly exit_reason_ids: readonly string[]
  readonly notice_date: string
  readonly last_working_date: string
}

/** Without a reason the way of leaving alone decides. */
export function lawOf({ country, reasons }: Reading, exit: Days): Observed {
  const first = reasons.get(exit.exit_reason_ids[0] ?? '')
  return observed({
    country,
    joinedOn: plainDateOf(exit.joined_on),
    citizenship: exit.citizenship,
    typeId: exit.exit_type_id,
    reason: { value: first?.value ?? '', kind: first?.kind ?? (exit.exit_type_id === 1 ? 'voluntary' : 'involuntary') },
    noticeDate: plainDateOf(exit.notice_date),
    lastDay: plainDateOf(exit.last_working_date),
  })
}

export const told = ({ notice, duties, pay_by }: Observed) => ({ notice, duties: [...duties], pay_by })
