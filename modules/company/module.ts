/** The company's own record, its settings and its banks. */
export const module = { name: 'company', needs: ['employees', 'organisation'] } as const
