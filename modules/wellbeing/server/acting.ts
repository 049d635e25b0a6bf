/** What the calls of alerts share: who acts, and noting each step in the alert's own book. */
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Call } from '#platform/http/server/handler.ts'
import type { Step } from '../model/alert.ts'
import { insertStep, type StepRow } from './alert-store.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'session' | 'actor' | 'clock' | 'seal' | 'db' | 'language'>

/**
 * Written in the alert's own book, which the person and its reviewers see. Not in the company's activity log: that
 * somebody asked for help is told to nobody else.
 */
export const noted = (tx: Tx, { company, session, actor, clock }: Acting, alertId: string, step: Step): Promise<void> =>
  insertStep(tx, company.companyId, {
    ...{ alert_id: alertId, step, account_id: session.accountId, by_name: actor.name, at: clock.now().toISOString() },
  })

export const stepsBy = (all: readonly StepRow[], id: string) =>
  all.filter(({ alert_id }) => alert_id === id).map(({ step, by_name, at }) => ({ step, name: by_name, at }))
