/** Overtime: what was worked beyond the plan, asked for, decided, and what it comes to in the pay. */
export const module = {
  name: 'overtime',
  needs: ['company', 'employees', 'holidays', 'leave', 'organisation', 'payroll'],
} as const
