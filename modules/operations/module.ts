/** The installation as its operators see it. */
export const module = { name: 'operations', needs: ['claims', 'employees', 'holidays', 'leave', 'payroll'] } as const
