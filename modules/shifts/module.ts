/** Shifts, who works them when, and what speaks against it. */
export const module = {
  name: 'shifts',
  needs: ['company', 'employees', 'holidays', 'organisation', 'payroll'],
} as const
