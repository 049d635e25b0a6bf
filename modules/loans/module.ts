/** Loans of the company to its people, and orders of others upon their pay. Reads payroll by its door alone. */
export const module = { name: 'loans', needs: ['company', 'employees', 'payroll'] } as const
