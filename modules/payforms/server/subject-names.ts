/** Dates of agencies in the log, with the name of their month in the language of whoever reads. */
import type { SubjectNames } from '#platform/activity/server/subject-names.ts'
import { endingInMonth } from '#platform/words/months-in-words.ts'

export const dateSubjects: SubjectNames = {
  kinds: ['agency_date'],
  reader: async (_tx, _companyId, language) => (name) => endingInMonth(name, language),
}
