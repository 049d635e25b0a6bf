/** Changing people by a sheet: the employees' side of the one way sheets are taken. */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type CompanyFacts, companyBanks, findBank, lockCompany } from '#modules/company/server/public.ts'
import { missingNames, type NamedStructure } from '#modules/organisation/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import { rolesOfAccount } from '#platform/identity/server/accounts-in-roles.ts'
import type { Seal } from '#platform/secrets/server/seal.ts'
import { type Change, cellText } from '#platform/sheets/model/changes.ts'
import { masked } from '#platform/sheets/model/rows.ts'
import type { CellFault } from '#platform/sheets/model/sheet.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { isFormerPay, saysFormerPay } from '../../model/country-fields/former-pay.ts'
import { identityTells } from '../../model/identity-tells.ts'
import type { CellSet, RecordUpdate } from '../../model/update/changed-cells.ts'
import type { RecordRow } from '../../model/update/record.ts'
import { judgeUpdates } from '../../model/update/update-judgement.ts'
import { mustStay, payColumns, updateSheet } from '../../model/update/update-sheet.ts'
import { addedNames, createdOf } from '../batch/batch-structure.ts'
import { keepChanges } from '../changes/change-store.ts'
import { beyondReach } from '../leaving/account-beyond.ts'
import type { FormerPayTold } from '../needs.ts'
import { headcountRefusal } from '../newcomers/headcount.ts'
import { ownEmployments } from '../pay/own-pay.ts'
import { detailsReached, formerReached, ratesThatGo } from '../profile/first-day.ts'
import type { PayInputsChanged } from '../public-types.ts'
import { recordRows } from '../records/record-rows.ts'
import { logUpdates, tellPayroll } from './after-update.ts'
import type { AppliedCell } from './applied-cell.ts'
import { applyCells } from './apply-cells.ts'
import { departmentsAfter, namesIn } from './write-places.ts'

export const UPDATE_BATCH = 'employee_updates'

export type UpdatePlan = {
  readonly company: CompanyFacts
  readonly today: PlainDate
  readonly updates: readonly RecordUpdate[]
  readonly changes: readonly Change[]
  readonly missing: NamedStructure
  readonly bankCode: (name: string) => string | undefined
}
export type ManyServices = {
  readonly seal: Seal
  readonly clock: Clock
  readonly actor: Actor
  readonly payInputsChanged: PayInputsChanged
  /** The account beside which nobody else could give out rights; asked before, since accounts are the installation's. */
  readonly onlyAdmin: string | null
  readonly formerPayTold?: FormerPayTold
}

export function updateBatch(
  companyId: string,
  country: Country,
  { seal, clock, actor, payInputsChanged, onlyAdmin, formerPayTold }: ManyServices,
  { fromWizard }: { readonly fromWizard: boolean },
): SheetKind<UpdatePlan, object> {
  return {
    kind: UPDATE_BATCH,
    sheet: updateSheet(country),

    async judge(tx, rows) {
      const company = await lockCompany(tx, companyId)
      const today = clock.today(company.timezone)
      const banks = await companyBanks(tx, companyId)
      const bankNamed = findBank(country, banks)
      const records = await recordRows(tx, { companyId, country, seal, today })
      const { faults, notes, updates } = judgeUpdates(rows, {
        today,
        // Who moves in takes steps back and sends the same sheet again.
        overwrites: fromWizard,
        columns: updateSheet(country).columns,
        mustStay: mustStay(country),
        payColumns: payColumns(country),
        records: new Map(records.map((record) => [record.staffId.toLowerCase(), record])),
        bankNamed,
        bankNames: banks.map(({ name }) => name),
        tells: (number) => identityTells(country, number, today),
      })
      const cells = cellsOf(updates)
      const missing = await missingNames(tx, companyId, namesIn(cells, await departmentsAfter(tx, companyId, cells)))
      const plan = { company, today, updates, missing, bankCode: (name: string) => bankNamed(name)?.code }
      return {
        faults: [
          ...faults,
          ...(await wrongFirstDays(tx, companyId, updates)),
          ...(await unfitLeavings(tx, companyId, updates, { onlyAdmin, accountId: actor.accountId })),
          ...(await toldTwice(tx, companyId, updates, formerPayTold)),
          // Whoever moves a company in brings what is known of everybody.
          ...(fromWizard
            ? []
            : forOthersToChange(
                updates,
                await ownEmployments(tx, { companyId, accountId: actor.accountId, onlyAdmin }),
              )),
        ],
        notes,
        plan: { ...plan, changes: [...addedNames(missing), ...changesOf(updates)] },
      }
    },

    created: ({ missing }) => createdOf(missing),

    barrier: (tx, { company, updates, today }) =>
      headcountRefusal(tx, company, updates.filter((update) => returns(update, today)).length, today),

    async store(tx, { company, updates, today, bankCode }, batchId) {
      if (updates.length === 0) return
      const { preferLang } = company
      // While moving in, places are put right; nobody moves.
      const movedBy = fromWizard ? undefined : batchId
      await applyCells(tx, { companyId, country, seal, today, preferLang, bankCode, movedBy }, cellsOf(updates))
      const fields = updates.flatMap(({ record, cells }) =>
        [...cells.map(fieldOf), ...kindOfLeaving(record, cells)].map((field) => ({
          employeeId: record.id,
          from: null,
          ...field,
        })),
      )
      await keepChanges(tx, { companyId, seal }, batchId, fields)
      await tellPayroll(tx, companyId, fields, { payInputsChanged, by: actor.name })
      await logUpdates(tx, companyId, { batchId, updates }, { actor, now: clock.now() })
    },
  }
}

const fieldOf = ({ column, before, after }: CellSet) => ({
  field: column.name,
  before: cellText(before),
  after: cellText(after),
})

/** Who comes back by an emptied last day left in some way, which goes with it; taken back, it is there again. */
function kindOfLeaving({ values }: RecordRow, cells: readonly CellSet[]) {
  const left = cells.find(({ column }) => column.name === 'left_on')
  const before = cellText(values.left_kind)
  return left?.after === null && before !== null ? [{ field: 'left_kind', before, after: null }] : []
}

const cellsOf = (updates: readonly RecordUpdate[]): AppliedCell[] =>
  updates.flatMap(({ record, cells }) =>
    cells.map(({ column, after }) => ({ employeeId: record.id, field: column.name, after })),
  )

/** What is shown before: sealed numbers by their last four. */
function changesOf(updates: readonly RecordUpdate[]): Change[] {
  return updates.flatMap(({ record, cells }) =>
    cells.map(({ column, before, after }): Change => {
      const shown = (text: string | null) => (column.secret && text !== null ? masked(text) : text)
      return {
        what: 'change',
        kind: 'employee',
        name: `${record.staffId} ${record.fullName}`,
        field: column.name,
        before: shown(cellText(before)),
        after: shown(cellText(after)),
      }
    }),
  )
}

const isLeft = (day: unknown, today: string): boolean => typeof day === 'string' && day < today

/** Whoever had left, in whatever way, and by the sheet has not. */
const returns = ({ record, after }: RecordUpdate, today: string): boolean =>
  isLeft(record.leftOn, today) && !isLeft(after.left_on, today)

/** Moving the first day beyond changes of pay would lose them; that is for the one record to decide. */
async function wrongFirstDays(
  tx: Tx,
  companyId: string,
  updates: readonly RecordUpdate[],
): Promise<readonly CellFault[]> {
  const moves = updates.flatMap(({ row, record, cells }) => {
    const cell = cells.find(({ column }) => column.name === 'joined_on')
    return typeof cell?.after === 'string' ? [{ row, employeeId: record.id, day: cell.after }] : []
  })
  if (moves.length === 0) return []
  const reached = await formerReached(tx, companyId, moves)
  const details = await detailsReached(tx, companyId, moves)
  const going = await ratesThatGo(tx, companyId, moves)
  return moves.flatMap(({ row, employeeId, day }): CellFault[] => {
    const fault = (key: string, expected: CellFault['expected']): CellFault[] => [
      { row, column: 'joined_on', value: day, message: { key: `employees.fault.${key}` }, expected },
    ]
    const former = reached.get(employeeId)
    if (former) return fault('overlaps-former', { key: 'employees.expected.day-after', params: { day: former } })
    const detail = details.get(employeeId)
    if (detail)
      return fault('details-before-joining', { key: 'employees.expected.day-before', params: { day: detail } })
    const gone = going.find((rate) => rate.employee_id === employeeId)
    return gone
      ? fault('pay-before-joining', { key: 'employees.expected.day-before', params: { day: gone.next_from } })
      : []
  })
}

/** Whoever alone can give out rights does not leave by a cell of a sheet either; nor whose account is another's to close. */
async function unfitLeavings(
  tx: Tx,
  companyId: string,
  updates: readonly RecordUpdate[],
  { onlyAdmin, accountId }: { readonly onlyAdmin: string | null; readonly accountId: string },
): Promise<readonly CellFault[]> {
  const changed = updates.flatMap(({ row, record, cells }) => {
    const cell = cells.find(({ column }) => column.name === 'left_on')
    return cell ? [{ row, id: record.id, day: typeof cell.after === 'string' ? cell.after : null }] : []
  })
  if (changed.length === 0) return []
  const roles = await rolesOfAccount(tx, companyId, accountId)
  const ids = changed.map(({ id }) => id)
  const beyond = await beyondReach(tx, companyId, roles, ids)
  const { rows } = await sql<{ id: string }>`
    select id from employees where company_id = ${companyId} and account_id = ${onlyAdmin}`.execute(tx)
  const last = new Set(rows.map(({ id }) => id))
  return changed.flatMap(({ row, id, day }) => {
    const key =
      day !== null && last.has(id) ? 'employees.last-admin' : beyond.has(id) ? 'employees.account-beyond' : null
    const cell = { row, column: 'left_on', value: day ?? '' }
    const expected = { key: day === null ? 'employees.expected.day-that-stands' : 'employees.expected.no-day' }
    return key ? [{ ...cell, message: { key }, expected }] : []
  })
}

/** What a former employer paid moves the tax of the year, and the first day moves leave: another person enters one's own. */
function forOthersToChange(updates: readonly RecordUpdate[], own: ReadonlySet<string>): CellFault[] {
  const expected = { key: 'employees.expected.colleagues' }
  return updates
    .filter(({ record }) => own.has(record.id))
    .flatMap(({ row, cells }) =>
      cells.flatMap(({ column: { name: column }, after }) => {
        const key = column === 'joined_on' ? 'employees.own-joining' : isFormerPay(column) && 'employees.fault.own-pay'
        return key ? [{ row, column, value: cellText(after) ?? '', message: { key }, expected }] : []
      }),
    )
}

/** A former employer's pay is told once: by a sheet of earlier pay that covers these months, or in the record. */
async function toldTwice(
  tx: Tx,
  companyId: string,
  updates: readonly RecordUpdate[],
  formerPayTold: FormerPayTold | undefined,
): Promise<CellFault[]> {
  const says = updates.flatMap(({ row, record, cells }) =>
    cells
      .filter(({ column, after }) => saysFormerPay(column.name, after))
      .map(({ column, after }) => ({ id: record.id, row, column: column.name, value: cellText(after) ?? '' })),
  )
  if (says.length === 0 || !formerPayTold) return []
  const told = await formerPayTold(tx, companyId, [...new Set(says.map(({ id }) => id))])
  const [message, expected] = [{ key: 'employees.former-pay-told' }, { key: 'employees.expected.told-once' }]
  return says.filter(({ id }) => told.has(id)).map(({ id: _, ...cell }) => ({ ...cell, message, expected }))
}
