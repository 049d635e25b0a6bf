/** The installation as its operators see it. */
export const module = { name: 'operations', needs: ['employees', 'payroll'] } as const
