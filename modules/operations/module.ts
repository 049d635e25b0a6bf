/** The installation as its operators see it. */
export const module = { name: 'operations', needs: ['payroll'] } as const
