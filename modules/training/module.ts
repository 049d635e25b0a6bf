/** Training: courses and their sessions with seats and waiting lists, certificates, bonds, and who has still to go. */
export const module = {
  name: 'training',
  needs: ['company', 'employees', 'holidays', 'organisation', 'payroll'],
} as const
