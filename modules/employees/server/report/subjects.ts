import type { ReportSubject } from '#platform/reports/server/report-subject.ts'
import { peopleSubject } from './people-subject.ts'
import { careerSubject, comingAndGoing, familySubject, papersSubject, salarySubject } from './record-subjects.ts'

export { peopleSubject }

/** What reports can be about of people's records, in the order in which it is offered. */
export const employeesSubjects: readonly ReportSubject[] = [
  peopleSubject,
  comingAndGoing,
  careerSubject,
  salarySubject,
  papersSubject,
  familySubject,
]
