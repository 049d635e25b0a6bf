/** Clocking in and out, and the days that follow from it. */
export const module = {
  name: 'attendance',
  needs: ['company', 'employees', 'holidays', 'organisation', 'payroll'],
} as const
