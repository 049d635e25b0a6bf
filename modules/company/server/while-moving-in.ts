/** A sheet of the wizard is stored only while the company moves in: looked at under the lock that finishing takes too. */
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { SheetKind } from '#platform/sheets/server/import-sheet.ts'
import { lockMigrationStep } from './migration-step.ts'

/** `over` is the word of the refusal. Of a sheet that is written in pieces the last one is looked at as well. */
export function whileMovingIn<Plan, Created, Summary>(
  kind: SheetKind<Plan, Created, Summary>,
  companyId: string,
  over: string,
): SheetKind<Plan, Created, Summary> {
  const look = async (tx: Tx) => {
    if ((await lockMigrationStep(tx, companyId)) < 0) throw new Refusal(problem(over))
  }
  return {
    ...kind,
    async judge(tx, rows, partial) {
      await look(tx)
      return kind.judge(tx, rows, partial)
    },
    async barrier(tx, plan) {
      await look(tx)
      return kind.barrier?.(tx, plan)
    },
  }
}
