/** Thanks with points, what points are redeemed for, and how that counts for pay. */
export const module = { name: 'rewards', needs: ['company', 'employees', 'organisation', 'payroll'] } as const
