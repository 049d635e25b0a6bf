/** Working from home: asked for and approved, within the company's limits, and a place to clock in from. */
export const module = { name: 'work-from-home', needs: ['company', 'employees', 'holidays', 'organisation'] } as const
