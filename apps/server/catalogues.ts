/** What the server says, module by module. */
import analysisEn from '#modules/analysis/words/messages.en.json' with { type: 'json' }
import analysisZh from '#modules/analysis/words/messages.zh-Hant.json' with { type: 'json' }
import attendanceEn from '#modules/attendance/words/messages.en.json' with { type: 'json' }
import attendanceZh from '#modules/attendance/words/messages.zh-Hant.json' with { type: 'json' }
import calendarEn from '#modules/calendar/words/messages.en.json' with { type: 'json' }
import calendarZh from '#modules/calendar/words/messages.zh-Hant.json' with { type: 'json' }
import candidatesEn from '#modules/candidates/words/messages.en.json' with { type: 'json' }
import candidatesZh from '#modules/candidates/words/messages.zh-Hant.json' with { type: 'json' }
import claimsEn from '#modules/claims/words/messages.en.json' with { type: 'json' }
import claimsZh from '#modules/claims/words/messages.zh-Hant.json' with { type: 'json' }
import companyEn from '#modules/company/words/messages.en.json' with { type: 'json' }
import companyZh from '#modules/company/words/messages.zh-Hant.json' with { type: 'json' }
import dashboardEn from '#modules/dashboard/words/messages.en.json' with { type: 'json' }
import dashboardZh from '#modules/dashboard/words/messages.zh-Hant.json' with { type: 'json' }
import employeesEn from '#modules/employees/words/messages.en.json' with { type: 'json' }
import employeesZh from '#modules/employees/words/messages.zh-Hant.json' with { type: 'json' }
import exitEn from '#modules/exit/words/messages.en.json' with { type: 'json' }
import exitZh from '#modules/exit/words/messages.zh-Hant.json' with { type: 'json' }
import holidaysEn from '#modules/holidays/words/messages.en.json' with { type: 'json' }
import holidaysZh from '#modules/holidays/words/messages.zh-Hant.json' with { type: 'json' }
import leaveEn from '#modules/leave/words/messages.en.json' with { type: 'json' }
import leaveZh from '#modules/leave/words/messages.zh-Hant.json' with { type: 'json' }
import loansEn from '#modules/loans/words/messages.en.json' with { type: 'json' }
import loansZh from '#modules/loans/words/messages.zh-Hant.json' with { type: 'json' }
import migrationEn from '#modules/migration-wizard/words/messages.en.json' with { type: 'json' }
import migrationZh from '#modules/migration-wizard/words/messages.zh-Hant.json' with { type: 'json' }
import onboardingEn from '#modules/onboarding/words/messages.en.json' with { type: 'json' }
import onboardingZh from '#modules/onboarding/words/messages.zh-Hant.json' with { type: 'json' }
import operationsEn from '#modules/operations/words/messages.en.json' with { type: 'json' }
import operationsZh from '#modules/operations/words/messages.zh-Hant.json' with { type: 'json' }
import organisationEn from '#modules/organisation/words/messages.en.json' with { type: 'json' }
import organisationZh from '#modules/organisation/words/messages.zh-Hant.json' with { type: 'json' }
import organisationChartEn from '#modules/organisation-chart/words/messages.en.json' with { type: 'json' }
import organisationChartZh from '#modules/organisation-chart/words/messages.zh-Hant.json' with { type: 'json' }
import overtimeEn from '#modules/overtime/words/messages.en.json' with { type: 'json' }
import overtimeZh from '#modules/overtime/words/messages.zh-Hant.json' with { type: 'json' }
import payformsEn from '#modules/payforms/words/messages.en.json' with { type: 'json' }
import payformsZh from '#modules/payforms/words/messages.zh-Hant.json' with { type: 'json' }
import paynoticesEn from '#modules/paynotices/words/messages.en.json' with { type: 'json' }
import paynoticesZh from '#modules/paynotices/words/messages.zh-Hant.json' with { type: 'json' }
import payreportsEn from '#modules/payreports/words/messages.en.json' with { type: 'json' }
import payreportsZh from '#modules/payreports/words/messages.zh-Hant.json' with { type: 'json' }
import payrollEn from '#modules/payroll/words/messages.en.json' with { type: 'json' }
import payrollZh from '#modules/payroll/words/messages.zh-Hant.json' with { type: 'json' }
import payrollOutputEn from '#modules/payroll/words/output.en.json' with { type: 'json' }
import payrollOutputZh from '#modules/payroll/words/output.zh-Hant.json' with { type: 'json' }
import privacyEn from '#modules/privacy/words/messages.en.json' with { type: 'json' }
import privacyZh from '#modules/privacy/words/messages.zh-Hant.json' with { type: 'json' }
import probationEn from '#modules/probation/words/messages.en.json' with { type: 'json' }
import probationZh from '#modules/probation/words/messages.zh-Hant.json' with { type: 'json' }
import recruitmentEn from '#modules/recruitment/words/messages.en.json' with { type: 'json' }
import recruitmentZh from '#modules/recruitment/words/messages.zh-Hant.json' with { type: 'json' }
import shiftsEn from '#modules/shifts/words/messages.en.json' with { type: 'json' }
import shiftsZh from '#modules/shifts/words/messages.zh-Hant.json' with { type: 'json' }
import standbyEn from '#modules/standby/words/messages.en.json' with { type: 'json' }
import standbyZh from '#modules/standby/words/messages.zh-Hant.json' with { type: 'json' }
import trainingEn from '#modules/training/words/messages.en.json' with { type: 'json' }
import trainingZh from '#modules/training/words/messages.zh-Hant.json' with { type: 'json' }
import travelEn from '#modules/travel/words/messages.en.json' with { type: 'json' }
import travelZh from '#modules/travel/words/messages.zh-Hant.json' with { type: 'json' }
import wfhEn from '#modules/work-from-home/words/messages.en.json' with { type: 'json' }
import wfhZh from '#modules/work-from-home/words/messages.zh-Hant.json' with { type: 'json' }
import activityEn from '#platform/activity/words/messages.en.json' with { type: 'json' }
import activityZh from '#platform/activity/words/messages.zh-Hant.json' with { type: 'json' }
import approvalsEn from '#platform/approvals/words/messages.en.json' with { type: 'json' }
import approvalsZh from '#platform/approvals/words/messages.zh-Hant.json' with { type: 'json' }
import filesEn from '#platform/files/words/messages.en.json' with { type: 'json' }
import filesZh from '#platform/files/words/messages.zh-Hant.json' with { type: 'json' }
import type { Messages } from '#platform/http/server/say.ts'
import httpEn from '#platform/http/words/messages.en.json' with { type: 'json' }
import httpZh from '#platform/http/words/messages.zh-Hant.json' with { type: 'json' }
import identityEn from '#platform/identity/words/messages.en.json' with { type: 'json' }
import identityZh from '#platform/identity/words/messages.zh-Hant.json' with { type: 'json' }
import rolesEn from '#platform/identity/words/roles.en.json' with { type: 'json' }
import rolesZh from '#platform/identity/words/roles.zh-Hant.json' with { type: 'json' }
import integrationsEn from '#platform/integrations/words/messages.en.json' with { type: 'json' }
import integrationsZh from '#platform/integrations/words/messages.zh-Hant.json' with { type: 'json' }
import jobsEn from '#platform/jobs/words/messages.en.json' with { type: 'json' }
import jobsZh from '#platform/jobs/words/messages.zh-Hant.json' with { type: 'json' }
import requestsEn from '#platform/requests/words/messages.en.json' with { type: 'json' }
import requestsZh from '#platform/requests/words/messages.zh-Hant.json' with { type: 'json' }
import sheetsEn from '#platform/sheets/words/messages.en.json' with { type: 'json' }
import sheetsZh from '#platform/sheets/words/messages.zh-Hant.json' with { type: 'json' }
import undoEn from '#platform/undo/words/messages.en.json' with { type: 'json' }
import undoZh from '#platform/undo/words/messages.zh-Hant.json' with { type: 'json' }

import viewsEn from '#platform/views/words/messages.en.json' with { type: 'json' }
import viewsZh from '#platform/views/words/messages.zh-Hant.json' with { type: 'json' }

export const catalogues: readonly Messages[] = [
  { en: analysisEn, 'zh-Hant': analysisZh },
  { en: attendanceEn, 'zh-Hant': attendanceZh },
  { en: calendarEn, 'zh-Hant': calendarZh },
  { en: claimsEn, 'zh-Hant': claimsZh },
  { en: companyEn, 'zh-Hant': companyZh },
  { en: dashboardEn, 'zh-Hant': dashboardZh },
  { en: employeesEn, 'zh-Hant': employeesZh },
  { en: migrationEn, 'zh-Hant': migrationZh },
  { en: operationsEn, 'zh-Hant': operationsZh },
  { en: standbyEn, 'zh-Hant': standbyZh },
  { en: loansEn, 'zh-Hant': loansZh },
  { en: probationEn, 'zh-Hant': probationZh },
  { en: onboardingEn, 'zh-Hant': onboardingZh },
  { en: candidatesEn, 'zh-Hant': candidatesZh },
  { en: exitEn, 'zh-Hant': exitZh },
  { en: holidaysEn, 'zh-Hant': holidaysZh },
  { en: leaveEn, 'zh-Hant': leaveZh },
  { en: overtimeEn, 'zh-Hant': overtimeZh },
  { en: organisationEn, 'zh-Hant': organisationZh },
  { en: organisationChartEn, 'zh-Hant': organisationChartZh },
  { en: payrollEn, 'zh-Hant': payrollZh },
  { en: payrollOutputEn, 'zh-Hant': payrollOutputZh },
  { en: payformsEn, 'zh-Hant': payformsZh },
  { en: paynoticesEn, 'zh-Hant': paynoticesZh },
  { en: payreportsEn, 'zh-Hant': payreportsZh },
  { en: recruitmentEn, 'zh-Hant': recruitmentZh },
  { en: shiftsEn, 'zh-Hant': shiftsZh },
  { en: privacyEn, 'zh-Hant': privacyZh },
  { en: activityEn, 'zh-Hant': activityZh },
  { en: filesEn, 'zh-Hant': filesZh },
  { en: approvalsEn, 'zh-Hant': approvalsZh },
  { en: httpEn, 'zh-Hant': httpZh },
  { en: identityEn, 'zh-Hant': identityZh },
  { en: rolesEn, 'zh-Hant': rolesZh },
  { en: integrationsEn, 'zh-Hant': integrationsZh },
  { en: jobsEn, 'zh-Hant': jobsZh },
  { en: requestsEn, 'zh-Hant': requestsZh },
  { en: sheetsEn, 'zh-Hant': sheetsZh },
  { en: undoEn, 'zh-Hant': undoZh },
  { en: wfhEn, 'zh-Hant': wfhZh },
  { en: trainingEn, 'zh-Hant': trainingZh },
  { en: travelEn, 'zh-Hant': travelZh },
  { en: viewsEn, 'zh-Hant': viewsZh },
]
