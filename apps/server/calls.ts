/** Every declared call, read from the contracts: what `describe`, OpenAPI and the access matrix list. */
import * as analysis from '#modules/analysis/contract.ts'
import { attendanceContracts } from '#modules/attendance/contract/calls.ts'
import * as calendar from '#modules/calendar/contract.ts'
import { candidatesContracts } from '#modules/candidates/contract/calls.ts'
import { claimsContracts } from '#modules/claims/contract/calls.ts'
import { companyContracts } from '#modules/company/contract/calls.ts'
import * as dashboard from '#modules/dashboard/contract.ts'
import { employeesContracts } from '#modules/employees/contract/calls.ts'
import { exitContracts } from '#modules/exit/contract/calls.ts'
import { holidayContracts } from '#modules/holidays/contract/calls.ts'
import { leaveContracts } from '#modules/leave/contract/calls.ts'
import { loansContracts } from '#modules/loans/contract/calls.ts'
import * as me from '#modules/me/contract.ts'
import * as migration from '#modules/migration-wizard/contract.ts'
import { onboardingContracts } from '#modules/onboarding/contract/calls.ts'
import * as operatedCompanies from '#modules/operations/contract/companies.ts'
import * as operations from '#modules/operations/contract/dashboard.ts'
import * as operatedProof from '#modules/operations/contract/replay.ts'
import { organisationContracts } from '#modules/organisation/contract/calls.ts'
import * as organisationChart from '#modules/organisation-chart/contract.ts'
import { overtimeContracts } from '#modules/overtime/contract/calls.ts'
import { payformsContracts } from '#modules/payforms/contract/calls.ts'
import { paynoticesContracts } from '#modules/paynotices/contract/calls.ts'
import { payreportsContracts } from '#modules/payreports/contract/calls.ts'
import { payrollContracts } from '#modules/payroll/contract/calls.ts'
import * as privacy from '#modules/privacy/contract.ts'
import { probationContracts } from '#modules/probation/contract/calls.ts'
import * as quarantine from '#modules/quarantine/contract/policy.ts'
import { recruitmentContracts } from '#modules/recruitment/contract/calls.ts'
import { shiftContracts } from '#modules/shifts/contract/calls.ts'
import { standbyContracts } from '#modules/standby/contract/calls.ts'
import { trainingContracts } from '#modules/training/contract/calls.ts'
import { travelContracts } from '#modules/travel/contract/calls.ts'
import { wfhContracts } from '#modules/work-from-home/contract/calls.ts'
import * as activity from '#platform/activity/contract.ts'
import * as approvals from '#platform/approvals/contract.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import * as openApi from '#platform/contract/openapi-contract.ts'
import { identityContracts } from '#platform/identity/contract/calls.ts'
import { integrationsContracts } from '#platform/integrations/contract/calls.ts'
import * as jobs from '#platform/jobs/contract.ts'
import * as notices from '#platform/notices/contract.ts'
import * as realtime from '#platform/realtime/contract.ts'
import * as undo from '#platform/undo/contract.ts'
import * as views from '#platform/views/contract.ts'

const contracts = [
  openApi,
  ...identityContracts,
  activity,
  realtime,
  jobs,
  notices,
  undo,
  views,
  approvals,
  ...integrationsContracts,
  ...companyContracts,
  ...organisationContracts,
  ...claimsContracts,
  organisationChart,
  ...holidayContracts,
  ...exitContracts,
  ...loansContracts,
  ...probationContracts,
  ...onboardingContracts,
  ...candidatesContracts,
  ...recruitmentContracts,
  ...standbyContracts,
  quarantine,
  ...employeesContracts,
  ...leaveContracts,
  ...overtimeContracts,
  ...shiftContracts,
  ...attendanceContracts,
  ...wfhContracts,
  ...trainingContracts,
  ...travelContracts,
  ...payrollContracts,
  ...payformsContracts,
  ...paynoticesContracts,
  ...payreportsContracts,
  analysis,
  privacy,
  migration,
  dashboard,
  me,
  calendar,
  operations,
  operatedCompanies,
  operatedProof,
]

export const calls: readonly Endpoint[] = contracts.flatMap((contract) => Object.values(contract).filter(isEndpoint))

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'path' in value
}
