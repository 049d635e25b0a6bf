/** What reports can be about: the subjects of each module, in the order in which they are offered. */
import { attendanceReport } from '#modules/attendance/server/days/report-subject.ts'
import { claimsReport } from '#modules/claims/server/reports/subject.ts'
import { customFieldsInReports } from '#modules/custom-fields/server/in-reports.ts'
import { lettersReport } from '#modules/documents/server/report-subject.ts'
import { employeesSubjects, peopleSubject } from '#modules/employees/server/report/subjects.ts'
import { equipmentReport } from '#modules/equipment/server/report-subject.ts'
import { exitsReport } from '#modules/exit/server/exits/report-subject.ts'
import { leaveSubjectsOfReports } from '#modules/leave/server/reports/subjects.ts'
import { loansReport } from '#modules/loans/server/report-subject.ts'
import { overtimeReport } from '#modules/overtime/server/report-subject.ts'
import { payLinesReport, payslipsReport } from '#modules/payroll/server/report/subjects.ts'
import { reviewsReport } from '#modules/performance/server/report-subject.ts'
import { probationReport } from '#modules/probation/server/report-subject.ts'
import { rosterReport } from '#modules/shifts/server/report-subject.ts'
import { trainingReport } from '#modules/training/server/report-subject.ts'
import { travelReport } from '#modules/travel/server/report-subject.ts'
import type { ReportSubject } from '#platform/reports/server/report-subject.ts'

export const reportSubjects: readonly ReportSubject[] = [
  ...employeesSubjects.map((subject) =>
    subject === peopleSubject ? { ...subject, own: customFieldsInReports } : subject,
  ),
  ...leaveSubjectsOfReports,
  attendanceReport,
  rosterReport,
  overtimeReport,
  claimsReport,
  travelReport,
  payslipsReport,
  payLinesReport,
  loansReport,
  trainingReport,
  reviewsReport,
  probationReport,
  lettersReport,
  equipmentReport,
  exitsReport,
]
