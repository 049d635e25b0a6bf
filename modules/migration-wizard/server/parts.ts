/** The sheets of the wizard: how each is taken, and what stands in it already. */
import { addMonths, yearMonthOf } from '#kernel/plain-date.ts'
import { companyFacts, whileMovingIn } from '#modules/company/server/public.ts'
import { openingImport, openingRows, openingSheetOf } from '#modules/payroll/server/public.ts'
import type { Clock } from '#platform/clock/server/clock.ts'
import type { CompanyDb, Tx } from '#platform/database/server/connect.ts'
import type { Actor } from '#platform/http/server/handler.ts'
import type { Change } from '#platform/sheets/model/changes.ts'
import type { Sheet } from '#platform/sheets/model/sheet.ts'
import type { FilledRow } from '#platform/sheets/server/export/template.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { type ChangesImport, changesOf } from '#platform/sheets/server/take-changes.ts'
import { leaveSheet } from '../model/leave-sheet.ts'
import { purposeOf, steps } from '../model/steps.ts'
import { structureSheet } from '../model/structure-sheet.ts'
import { leaveBatch, leaveRows } from './leave-batch.ts'
import type { MigrationNeeds } from './needs.ts'
import { structureBatch } from './structure-batch.ts'
import { structureRows } from './structure-rows.ts'

type PartName = 'structure' | 'leave' | 'pay'
type Acting = { readonly company: CompanyDb; readonly actor: Actor; readonly clock: Clock }

const stepOfPart: Readonly<Record<PartName, number>> = {
  structure: steps.indexOf('structure'),
  leave: steps.indexOf('history'),
  pay: steps.indexOf('history'),
}

/** What takes this part; each kind of plan stays behind its own answer. */
export async function importOf<Taking>(
  part: PartName,
  { company, actor, clock }: Acting,
  needs: MigrationNeeds,
  taking: <Plan, Created>(importing: ChangesImport<Plan, Created>) => Promise<Taking>,
): Promise<Taking> {
  const { companyId } = company
  const more = {
    purpose: purposeOf(stepOfPart[part]),
    words: { stored: 'sheets.stored', refused: 'sheets.previous-import-failed', begun: 'sheets.begun' },
  }
  const importing = <Plan extends { readonly changes: readonly Change[] }>(kind: SheetKind<Plan, object>) =>
    changesOf(whileMovingIn(kind, companyId, 'migration.over'), more)
  if (part === 'structure') return taking(importing(structureBatch(companyId, { actor, clock })))
  if (part === 'leave') return taking(importing(leaveBatch(companyId, needs, { actor, clock })))
  const { country } = await company.read((tx) => companyFacts(tx, companyId))
  return taking(importing(openingImport(companyId, country, { actor, clock })))
}

export type Filled = { readonly sheet: Sheet; readonly rows: readonly FilledRow[] }

export async function filledPart(
  tx: Tx,
  { company: { companyId }, clock }: Pick<Acting, 'company' | 'clock'>,
  part: PartName,
  needs: MigrationNeeds,
): Promise<Filled> {
  if (part === 'structure') return { sheet: structureSheet, rows: await structureRows(tx, companyId) }
  if (part === 'leave') {
    const kinds = (await needs.leaveTypes?.(tx, companyId)) ?? []
    return { sheet: leaveSheet(kinds.map(({ name }) => name)), rows: await leaveRows(tx, companyId) }
  }
  const { country, timezone } = await companyFacts(tx, companyId)
  // The month that begins here is the first to be worked out; what was paid ends with the one before it.
  const lastMonth = addMonths(yearMonthOf(clock.today(timezone)), -1)
  return { sheet: openingSheetOf(country), rows: await openingRows(tx, companyId, lastMonth) }
}
