/** What every change of a leaving does: holds it, refuses moves that its standing forbids, logs, and tells people. */
import type { z } from 'zod'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import type { PayInputsChanged } from '#modules/employees/server/public-types.ts'
import type { By } from '#platform/activity/server/activity.ts'
import { logWithDifferences } from '#platform/activity/server/log.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { accountsInRoles } from '#platform/identity/server/accounts-in-roles.ts'
import type { LiveSession } from '#platform/identity/server/live-session.ts'
import { notify } from '#platform/notices/server/notify.ts'
import type { SettlementView } from '../../contract/exits/settlement.ts'
import type { ClearanceKind } from '../../model/clearance.ts'
import { type ExitMove, refusedMove } from '../../model/exit-states.ts'
import type { Leaving } from '../../model/notice.ts'
import { type ExitRow, oneExit } from './exit-store.ts'

export type Acting = Pick<Call<Endpoint>, 'company' | 'session' | 'clock' | 'actor' | 'say' | 'language' | 'db'>
/** What is done within a transaction by whoever decides, be it by a call or by an approval. */
export type Doing = Pick<Call<Endpoint>, 'clock' | 'say' | 'language'> & {
  readonly company: { readonly companyId: string }
  readonly session: Pick<LiveSession, 'roles' | 'timezone' | 'country' | 'modules'> & { readonly accountId: string }
  readonly actor: By
}
export type HandingOver = Doing & { readonly settings: { readonly mailFrom?: string } }

/** Parts that other modules keep. */
export type HeldElsewhere = {
  readonly part: 'vacancies' | 'interviews' | 'equipment'
  readonly held: (tx: Tx, companyId: string, employeeId: string, now: Date) => Promise<readonly string[]>
  readonly hand: (tx: Tx, call: HandingOver, from: string, to: string) => Promise<void>
}

type Fields = Readonly<Record<string, unknown>>

/** Held until the transaction ends; refused where its standing does not allow the move. */
export async function held(tx: Tx, { company, session, clock }: Doing, id: string, move?: ExitMove): Promise<ExitRow> {
  const row = await oneExit(tx, company.companyId, id, { hold: true, reader: session.accountId })
  if (!row) throw new Refusal(notFound())
  const refused = move && refusedMove(row, move, clock.today(session.timezone))
  if (refused) throw new Refusal(problem(refused))
  return row
}

type Of = Pick<ExitRow, 'id' | 'full_name'>

export const log = (
  tx: Tx,
  acting: Pick<Doing, 'company' | 'actor' | 'clock'>,
  action: string,
  { id, full_name: name }: Of,
  differing: { readonly before?: Fields; readonly after?: Fields } = {},
): Promise<void> => logWithDifferences(tx, acting, { action, subject: { kind: 'exit', id, name }, ...differing })

/** Those who acknowledge. */
export async function tellHr(tx: Tx, { company, session, clock }: Doing, word: string, of: ExitRow): Promise<void> {
  const accounts = await accountsInRoles(tx, company.companyId, ['Company Admin', 'HR Generalist'])
  const others = accounts.filter((id) => id !== session.accountId)
  await notify(tx, company.companyId, others, {
    word,
    params: paramsOf(of),
    link: `/app/exit?open=${of.id}`,
    at: clock.now(),
  })
}

export async function tellLeaver(tx: Tx, { company, session, clock }: Doing, word: string, of: ExitRow): Promise<void> {
  if (!of.account_id || of.account_id === session.accountId) return
  // What HR prepares is told once it is acknowledged.
  if (!of.is_own && of.acknowledged_at === null && word !== 'exit.notice-acknowledged') return
  await notify(tx, company.companyId, [of.account_id], {
    word,
    params: paramsOf(of),
    link: '/me/exit',
    at: clock.now(),
  })
}

/** Once it is certain, whom the person works for. */
export async function tellManager(
  tx: Tx,
  { company, session, clock }: Doing,
  word: string,
  of: ExitRow,
): Promise<void> {
  if (!of.manager_account_id || of.manager_account_id === session.accountId) return
  await notify(tx, company.companyId, [of.manager_account_id], {
    word,
    params: paramsOf(of),
    link: '/me/calendar',
    at: clock.now(),
  })
}

const paramsOf = ({ full_name, last_working_date }: ExitRow) => ({
  name: full_name,
  day: { day: plainDateOf(last_working_date) },
})

/** What leavings tell others, given by apps/server/wiring. */
export type ExitNeeds = {
  readonly payInputsChanged: PayInputsChanged
  /** Payroll's working-out of a last pay, and its items; without it nothing of pay is asked. */
  readonly pay?: PayOfLeavers
  /** A last pay that payroll made before the leaving was sure becomes its own; one of another day or reason is in the way. */
  readonly lastPayStands?: (
    tx: Tx,
    companyId: string,
    what: OfLeaver & { readonly joinedOn: PlainDate },
  ) => Promise<
    | {
        readonly day: PlainDate
        readonly isOwn: boolean
        /** Why the person leaves by it; null where nothing of it is compared. */
        readonly reason: string | null
      }
    | undefined
  >
  /** Checklists for whoever leaves; without them clearance is the setting's. */
  readonly clearance?: ClearanceLists
  /** Whoever acknowledges is asked by it; without it HR is told and acknowledges by itself. */
  readonly approvals?: () => Approvals
  /** What other modules have in the leaver’s hands. */
  readonly handOver?: readonly HeldElsewhere[]
}
export type ClearanceLists = {
  readonly tasksFor: (tx: Tx, companyId: string, employeeId: string) => Promise<readonly ListedTask[]>
  /** Whoever has something to do is told. */
  readonly begun: (
    tx: Tx,
    companyId: string,
    what: { readonly id: string; readonly name: string; readonly today: PlainDate; readonly now: Date },
  ) => Promise<void>
}
type ListedTask = {
  readonly name: string
  readonly name_zh: string
  readonly kind: ClearanceKind
  readonly owner: 'hr' | 'manager' | 'newcomer' | 'role' | 'person'
  readonly role: string | null
  readonly person_id: string | null
  readonly due_days: number
}
export type PayOfLeavers = {
  readonly settlement: (call: Acting, asked: SettlementAsked) => Promise<z.input<typeof SettlementView>>
  /** Asks (409) before what rests on points that the law leaves open is handed over. */
  readonly askOpenPoints: (
    call: Pick<Acting, 'say' | 'language'>,
    found: z.input<typeof SettlementView>,
    isConfirmed: boolean,
  ) => void
  readonly enterOwed: (
    tx: Tx,
    call: Entering,
    what: OfLeaver & {
      readonly items: readonly Item[]
      readonly reason?: string
      readonly noticeFrom?: PlainDate
      readonly payBy?: PlainDate | null
    },
  ) => Promise<string[]>
  /** Of a month, by any day of it. What was approved stays, and is said; so is a month that closed without the person. */
  readonly removeOwed: (
    tx: Tx,
    call: Entering,
    what: {
      readonly employeeId: string
      readonly month: PlainDate
      readonly ids: readonly string[]
      /** The last day as it is now; null where nobody leaves. */
      readonly goesOn: PlainDate | null
    },
  ) => Promise<'removed' | 'approved' | 'closed'>
}
export type Entering = Acting & Pick<Call<Endpoint>, 'seal'>
type OfLeaver = { readonly employeeId: string; readonly lastDay: PlainDate }
type Item = { readonly type: string; readonly amount: string; readonly note: string }
export type SettlementAsked = OfLeaver & {
  readonly ended: Pick<Leaving, 'typeId' | 'reason'> | undefined
  readonly noticeFrom: PlainDate | undefined
}
