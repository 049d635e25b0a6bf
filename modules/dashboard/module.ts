/** What each role wants to see first. */
export const module = {
  name: 'dashboard',
  needs: ['analysis', 'employees', 'holidays', 'leave', 'organisation', 'payroll'],
} as const
