/**
 * What is said when something is removed in the very moment in which somebody puts something into it: each handler looks
 * first whether it is there, yet between the look and the entry another may take it away, and then the database alone
 * knows. One table for all that can be removed, by the table it lies in.
 */
import { goneFrom } from '#platform/database/server/gone.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import type { JobWork } from '#platform/jobs/server/jobs.ts'
import { modules } from './modules.ts'

/** By table: the field that named it, as most bodies call it, and the sentence of whoever names what never was. */
const GONE = new Map(modules.flatMap(({ gone = {} }) => Object.entries(gone)))
const TABLES = [...GONE.keys()]

async function orGone<Done>(work: Promise<Done>): Promise<Done> {
  try {
    return await work
  } catch (failure) {
    const table = goneFrom(failure, TABLES)
    const said = table && GONE.get(table)
    if (!said) throw failure
    const [field, word] = said
    throw new Refusal(problem(word, { errors: { [field]: [word] } }))
  }
}

export const tellingGone = ({ endpoint, handle }: Handler): Handler => ({
  endpoint,
  handle: (call) => orGone(handle(call)),
})

export const jobTellingGone =
  (work: JobWork): JobWork =>
  (task) =>
    orGone(work(task))
