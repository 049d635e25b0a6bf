/** A leaving is acknowledged: the record follows, clearance has its tasks, and whoever is concerned is told. */
import type { Tx } from '#platform/database/server/connect.ts'
import { type Acting, type ExitNeeds, tellManager } from './acting.ts'
import { addTasks } from './clearance-store.ts'
import { type ExitRow, setExit } from './exit-store.ts'
import { inRecord } from './in-record.ts'
import { readingOf } from './reading.ts'

/** The leaver is told by whoever acknowledges: also a letter may do so. */
export async function acknowledged(tx: Tx, call: Acting, needs: ExitNeeds, row: ExitRow): Promise<void> {
  const { companyId } = call.company
  const { settings } = await readingOf(tx, call)
  const at = call.clock.now().toISOString()
  await setExit(tx, companyId, row.id, { status: 'acknowledged', acknowledged_at: at })
  const due_on = row.last_working_date
  const tasks = settings.exit_clearance.map(({ name, name_zh, owner }) => ({ name, name_zh, owner, due_on }))
  await addTasks(tx, companyId, row.id, tasks)
  await tellManager(tx, call, 'exit.notice-leaves', row)
  await inRecord(tx, call, needs, row)
}
