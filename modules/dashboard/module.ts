/** What each role wants to see first. */
export const module = { name: 'dashboard', needs: ['analysis', 'employees', 'holidays', 'leave', 'payroll'] } as const
