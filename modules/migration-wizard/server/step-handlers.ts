/**
 * Going on and going back. The specification makes both a GET: they are refused to whoever merely prefetches, never
 * kept by a browser, and done in one transaction each.
 */
import { isRefused } from '#kernel/result.ts'
import { lockMigrationStep, setMigrationStep } from '#modules/company/server/public.ts'
import type { Happened } from '#platform/activity/server/activity.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { isReferenceBroken } from '#platform/database/server/gone.ts'
import { tryOut } from '#platform/database/server/try-out.ts'
import { type Problem, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { clearStep, flagStep } from '../contract.ts'
import { DONE, moveTo, stepOf } from '../model/steps.ts'
import { clearSteps } from './clearing.ts'
import type { MigrationNeeds } from './needs.ts'

export const stepHandlers = (needs: MigrationNeeds): readonly Handler[] => [
  on(flagStep, async (call) => {
    const wanted = stepOf(call.params.step)
    if (wanted === undefined) return noSuchStep()
    const refused = prefetched(call)
    if (refused) return refused
    return inUse(call, wanted, () =>
      call.company.transaction(async (tx) => {
        const step = await lockMigrationStep(tx, call.company.companyId)
        if (step === wanted) return { migration_wizard_step: step }
        const lost = moveTo(step, wanted)
        if (isRefused(lost)) throw new Refusal(problem(lost.refused, { params: { step: wanted } }))
        const happened: Happened[] = []
        const { companyId } = call.company
        const cleared = await clearSteps(tx, { ...call, ...needs, companyId, needs, happened }, lost)
        await setMigrationStep(tx, companyId, wanted)
        await logStep(tx, call, 'migration.step', { before: { step }, after: { step: wanted, ...cleared } }, happened)
        return { migration_wizard_step: wanted }
      }),
    )
  }),

  on(clearStep, async (call) => {
    const step = stepOf(call.params.step)
    if (step === undefined || step === DONE) return noSuchStep()
    const refused = prefetched(call)
    if (refused) return refused
    const { companyId } = call.company
    const happened: Happened[] = []
    const clear = async (tx: Tx) => {
      if ((await lockMigrationStep(tx, companyId)) === DONE) throw new Refusal(problem('migration.over'))
      return clearSteps(tx, { ...call, ...needs, companyId, needs, happened }, [step])
    }
    if (call.query.preview === '1')
      return inUse(call, step, async () => ({ cleared: await tryOut(call.company, clear) }))
    return inUse(call, step, () =>
      call.company.transaction(async (tx) => {
        const cleared = await clear(tx)
        if (Object.keys(cleared).length > 0) {
          await logStep(tx, call, 'migration.cleared', { before: { step, ...cleared } }, happened)
        }
        return reply({ cleared }, { messageKey: 'migration.cleared' })
      }),
    )
  }),
]

type StepCall = Call<typeof flagStep> | Call<typeof clearStep>

const noSuchStep = (): Problem => problem('migration.no-such-step', { errors: { step: ['migration.no-such-step'] } })

/** A browser that fetches ahead must change nothing. */
function prefetched({ request }: StepCall): Problem | undefined {
  const purpose = `${request.header('sec-purpose') ?? ''} ${request.header('purpose') ?? ''} ${request.header('x-moz') ?? ''}`
  return /prefetch|prerender|preview/i.test(purpose) ? problem('migration.prefetched') : undefined
}

/** Where something was built on what would go, such as a payslip, nothing goes. */
async function inUse<Answer>(
  { say, language }: StepCall,
  step: number,
  work: () => Promise<Answer>,
): Promise<Answer | Problem> {
  try {
    return await work()
  } catch (failure) {
    if (!isReferenceBroken(failure)) throw failure
    return problem('migration.step-failed', { params: { step }, data: [say(language, 'migration.in-use')] })
  }
}

const logStep = (
  tx: Tx,
  call: StepCall,
  action: string,
  differing: Pick<Happened, 'before' | 'after'>,
  more: readonly Happened[],
): Promise<void> => log(tx, call, { action, subject: { kind: 'company', id: tx.companyId }, ...differing }, ...more)
