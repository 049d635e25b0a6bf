/** Reports of pay: those everybody needs, and columns that a company writes itself. Reads payroll by its door alone. */
export const module = {
  name: 'payreports',
  needs: ['company', 'employees', 'organisation', 'payroll', 'payforms'],
} as const
