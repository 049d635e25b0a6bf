/** The roles of the specification, section 6, in its order: twenty of companies, two of operations. */
export const companyRoles = [
  'Company Admin',
  'HR Generalist',
  'HR Leave',
  'HR Claim',
  'HR Payroll',
  'HR Payroll 1',
  'HR Payroll 2',
  'HR Payroll Supervisor',
  'HR Manager',
  'HR Officer',
  'HR Attendance',
  'Shift Planner',
  'Recruitment Manager',
  'Recruitment 1',
  'Recruitment 2',
  'Reporting Manager',
  'L & D',
  'Accounting',
  'Finance',
  'ALMA Wellbeing Reviewer',
] as const

export const operationsRoles = ['Ops', 'Latest System Update Ops'] as const

export type CompanyRole = (typeof companyRoles)[number]
export type OperationsRole = (typeof operationsRoles)[number]
export type Role = CompanyRole | OperationsRole

export const isCompanyRole = (text: string): text is CompanyRole => companyRoles.some((role) => role === text)

/** Accepted on input as another name of Reporting Manager (decision B8). */
export const roleNamed = (text: string): CompanyRole | undefined =>
  text === 'Manager' ? 'Reporting Manager' : isCompanyRole(text) ? text : undefined

/** Kept beside whichever role was chosen at sign-in. */
export const KEPT_ROLE: CompanyRole = 'ALMA Wellbeing Reviewer'
/** Opens nothing by itself; alone it is refused at sign-in. */
export const MARKER_ROLE: CompanyRole = 'HR Attendance'
