/** Yearly forms, agency dates and notices of joining and leaving. Reads payroll by its door alone. */
export const module = { name: 'payforms', needs: ['calendar', 'company', 'employees', 'payroll'] } as const
