/** What people may claim and have claimed, who decides it, and how it is paid back. */
export const module = {
  name: 'claims',
  needs: ['company', 'employees', 'holidays', 'organisation', 'payroll'],
} as const
