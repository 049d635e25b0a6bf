/** Notices to agencies of people who join, change or leave. Reads payroll and its forms by their doors alone. */
export const module = {
  name: 'paynotices',
  needs: ['company', 'employees', 'exit', 'organisation', 'payforms', 'payroll'],
} as const
