/** What each role wants to see first. */
export const module = { name: 'dashboard', needs: ['holidays', 'payroll'] } as const
