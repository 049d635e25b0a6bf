/** Loans by a sheet: this module's side of the one way sheets are taken. */
import { z } from 'zod'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { lockCompany } from '#modules/company/server/public.ts'
import { personIdsByStaffId, refusingOwnPay } from '#modules/employees/server/public.ts'
import { payInputsChanged } from '#modules/payroll/server/public.ts'
import { record } from '#platform/activity/server/activity.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import { bulkInsert } from '#platform/database/server/bulk-insert.ts'
import { bulkUpdate, deleteByIds } from '#platform/database/server/bulk-update.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { type ListPlan, planList } from '#platform/sheets/model/list-plan.ts'
import type { BatchContext } from '#platform/sheets/server/batch-store.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { imported } from '#platform/sheets/server/imported.ts'
import type { Kept } from '#platform/sheets/server/undo-import.ts'
import { loanAgencies, loanKinds } from '../../model/loan.ts'
import { loanList, loanSheet, type SheetLoan } from '../../model/loan-sheet.ts'
import { faultsOf } from '../../model/terms.ts'
import { employmentsOf } from '../employment-store.ts'
import { columnsOf, loansOf } from '../loan-store.ts'

const LOAN_IMPORT = 'loans'

type Acting = BatchContext & { readonly actor: Actor; readonly clock: Clock } & Parameters<typeof refusingOwnPay>[0]

export async function loanImport(acting: Acting): Promise<SheetKind<ListPlan<SheetLoan>, Kept<SheetLoan>>> {
  const { companyId } = acting.company
  const refuseOwn = await refusingOwnPay(acting)
  return {
    kind: LOAN_IMPORT,
    sheet: loanSheet,

    async judge(tx, rows) {
      const { country } = await lockCompany(tx, companyId)
      const ids = await personIdsByStaffId(tx, companyId)
      const rowsNow = await loansOf(tx, companyId)
      const taken = new Map(
        rowsNow.map((row) => [row.id, amountText(sumOf(row.taken.map(({ amount }) => amountOf(amount))))]),
      )
      const employments = await employmentsOf(tx, companyId, [...ids.values()])
      const plan = planList(
        rows,
        rowsNow.map(stateOf),
        loanList({
          personOf: (staffId) => {
            const id = ids.get(staffId.toLowerCase())
            return id === undefined ? undefined : { id, staffId }
          },
          faultsOf: (loan, before) =>
            fixedFaults(loan, before, taken.get(loan.id)) ??
            faultsOf(loan, employments.get(loan.employee_id) ?? NEVER, country, taken.get(loan.id), before),
          newId,
        }),
      )
      return { faults: plan.faults, notes: [], plan }
    },

    created: ({ made, changed }) => ({ made, changed }),

    async store(tx, { made, changed }, batchId) {
      const all = [...made, ...changed.map(({ after }) => after)]
      const people = [...new Set(all.map(({ employee_id }) => employee_id))]
      await refuseOwn(tx, people)
      await set(
        tx,
        changed.map(({ after }) => after),
      )
      await bulkInsert(
        tx,
        'loans',
        made.map((loan) => rowOf(companyId, loan)),
      )
      const happened = imported('loans.imported', { batchId, list: 'loans', made, changed })
      await record(tx, companyId, [happened], { actor: acting.actor, now: acting.clock.now() })
      await payInputsChanged(tx, companyId, { employeeIds: people, cause: 'loans', by: acting.actor.name })
    },
  }
}

export async function loanUndo(acting: Acting) {
  const { companyId } = acting.company
  const refuseOwn = await refusingOwnPay(acting)
  return {
    kind: LOAN_IMPORT,
    action: 'loans.import-undone',
    read: (stored: unknown): Kept<SheetLoan> => Stored.parse(stored),
    async now(tx: Tx, states: readonly SheetLoan[]) {
      const wanted = new Set(states.map(({ id }) => id))
      // What a month has taken since stands in the way like any other change.
      const rows = (await loansOf(tx, companyId)).filter(({ id, taken }) => wanted.has(id) && taken.length === 0)
      return rows.map(stateOf)
    },
    async restore(tx: Tx, { made, changed }: Kept<SheetLoan>) {
      const people = [...made, ...changed.map(({ before }) => before)].map(({ employee_id }) => employee_id)
      await refuseOwn(tx, people)
      const gone = made.map(({ id }) => id)
      await deleteByIds(tx, 'loans', gone)
      await set(
        tx,
        changed.map(({ before }) => before),
      )
      await payInputsChanged(tx, companyId, { employeeIds: people, cause: 'loans', by: acting.actor.name })
    },
  }
}

/** What months took was taken under these; another loan has another name. */
function fixedFaults(
  loan: SheetLoan,
  before: SheetLoan | undefined,
  taken = '0.00',
): Readonly<Record<string, readonly string[]>> | undefined {
  if (!before || taken === '0.00') return undefined
  if (loan.kind !== before.kind) return { kind: ['loans.fixed'] }
  return loan.from === before.from ? undefined : { from: ['loans.fixed'] }
}

const NEVER = { joinedIn: '9999-12', leftIn: null }

const stateOf = ({
  moves: _,
  taken: __,
  full_name: ___,
  ...loan
}: Awaited<ReturnType<typeof loansOf>>[number]): SheetLoan => loan

const rowOf = (companyId: string, { id, employee_id, staff_id: _, ...terms }: SheetLoan) => ({
  ...{ company_id: companyId, id, employee_id },
  ...columnsOf(terms),
})

/** By its person and its name one is found: neither changes. */
const set = (tx: Tx, loans: readonly SheetLoan[]): Promise<void> =>
  bulkUpdate(
    tx,
    'loans',
    loans.map(({ employee_id: _, staff_id: __, name: ___, from, to, ...terms }) => ({
      ...terms,
      ...{ from_month: `${from}-01`, to_month: to && `${to}-01` },
    })),
  )

const Money = z.string().nullable()
const Loan = z.object({
  id: z.string(),
  employee_id: z.string(),
  staff_id: z.string(),
  kind: z.enum(loanKinds),
  name: z.string(),
  principal: Money,
  instalment: z.string(),
  from: z.string(),
  to: z.string().nullable(),
  reference: z.string().nullable(),
  priority: z.number(),
  most_percent: Money,
  must_keep: Money,
  paid_to: z.enum(loanAgencies).nullable().default(null),
})
const Stored = z.object({ made: z.array(Loan), changed: z.array(z.object({ before: Loan, after: Loan })) })
