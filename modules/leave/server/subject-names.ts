/** `Mei Lin: Annual leave` in the log, with the type as its reader calls it. */
import type { SubjectNames } from '#platform/activity/server/subject-names.ts'
import { nameIn } from '../model/leave-type.ts'
import { typesOf } from './types/type-store.ts'

const BETWEEN = ': '

export const leaveSubjects: SubjectNames = {
  kinds: ['leave', 'leave_balance', 'leave_type'],
  async reader(tx, companyId, language) {
    const types = await typesOf(tx, companyId)
    const read = new Map(
      types.flatMap((type) => [type.name, type.name_zh].map((name) => [name, nameIn(language, type)])),
    )
    return (name) => {
      const at = name.lastIndexOf(BETWEEN)
      const head = at < 0 ? '' : name.slice(0, at + BETWEEN.length)
      const label = name.slice(head.length)
      return head + (read.get(label) ?? label)
    }
  },
}
