/** Whose last pay is asked for, as of which day and why they leave. */
import type { z } from 'zod'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { SettlementView } from '#modules/exit/contract/exits/settlement.ts'
import type { Leaving } from '#modules/exit/model/public.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'

export type Asking = Pick<Call<Endpoint>, 'company' | 'clock' | 'say' | 'language'>
export type Settlement = z.input<typeof SettlementView>
export type SettlementAsked = {
  readonly employeeId: string
  readonly lastDay: PlainDate
  /** Undefined for a death. */
  readonly ended: Pick<Leaving, 'typeId' | 'reason'> | undefined
  /** Undefined where notice was given in time. */
  readonly noticeFrom: PlainDate | undefined
}
export const wrongDay = () =>
  new Refusal(problem('payroll.settlement-day', { errors: { last_day: ['payroll.settlement-day'] } }))
