/** A month's pay, from items to what is taken away. */
export const module = { name: 'payroll', needs: ['company', 'employees', 'exit', 'holidays', 'law'] } as const
