/** What each role wants to see first. */
export const module = { name: 'dashboard', needs: ['analysis', 'holidays', 'payroll'] } as const
