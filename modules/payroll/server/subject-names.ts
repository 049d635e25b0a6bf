/** Runs of pay in the log: written down by their month, read by its name in the language of whoever reads. */
import type { SubjectNames } from '#platform/activity/server/subject-names.ts'
import { endingInMonth } from '#platform/words/months-in-words.ts'
import type { RunRow } from './run-store.ts'

/** `2026-11`, and `Bonus: 2026-11` of a further run with a name. */
export function subjectOfRun(run: Pick<RunRow, 'id' | 'name'>, month: string) {
  return { kind: 'pay_run', id: run.id, name: run.name === null ? month : `${run.name}: ${month}` }
}

export const paySubjects: SubjectNames = {
  kinds: ['pay_run'],
  reader: async (_tx, _companyId, language) => (name) => endingInMonth(name, language),
}
