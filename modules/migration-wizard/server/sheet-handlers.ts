/** The wizard's own sheets: what is there already, what comes, and taking one import back. */
import { lockMigrationStep } from '#modules/company/server/public.ts'
import { type Happened, record } from '#platform/activity/server/activity.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { batchesFor } from '#platform/sheets/server/batch-store.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { takeUpload } from '#platform/sheets/server/take-upload.ts'
import { template, undo, upload } from '../contract.ts'
import { DONE, purposeOf, steps } from '../model/steps.ts'
import { takeBack } from './clearing.ts'
import type { MigrationNeeds } from './needs.ts'
import { filledPart, importOf } from './parts.ts'

export const MIGRATION_JOB = 'migration.import'

const FILES = { structure: 'structure.xlsx', leave: 'leave-balances.xlsx', pay: 'pay-so-far.xlsx' } as const

export const sheetHandlers = (needs: MigrationNeeds): readonly Handler[] => [
  on(template, async (call) => {
    const { part } = call.params
    return sheetFile(call, FILES[part], (tx) => filledPart(tx, call, part, needs))
  }),

  on(upload, async (call) => {
    const { params, query } = call
    const input = { part: params.part }
    const long = { jobs: needs.jobs, kind: MIGRATION_JOB, name: 'migration.job', link: '/app/migration', input }
    return importOf(params.part, call, needs, (importing) =>
      takeUpload(call, importing, { preview: query.preview === '1', long }),
    )
  }),

  on(undo, async (call) => {
    const { company, params, actor, clock } = call
    const { companyId } = company
    return company.transaction(async (tx) => {
      if ((await lockMigrationStep(tx, companyId)) === DONE) throw new Refusal(problem('migration.over'))
      const purposes = steps.map((_, step) => purposeOf(step))
      const batch = (await batchesFor(tx, companyId, purposes)).find(({ id }) => id === params.id)
      if (!batch) return notFound()
      const happened: Happened[] = []
      const cleared = await takeBack(tx, { ...call, ...needs, companyId, needs, happened }, [batch])
      // As with every import of people; going back tells it before, this is done at once.
      if (cleared.people_by_hand)
        throw new Refusal(problem('migration.import-in-use', { params: { count: cleared.people_by_hand } }))
      const answer = reply({ cleared }, { messageKey: 'sheets.undone' })
      const undone = { action: 'migration.import-undone', subject: { kind: 'import', id: batch.id }, before: cleared }
      await record(tx, companyId, [undone, ...happened], { actor, now: clock.now() })
      return answer
    })
  }),
]
