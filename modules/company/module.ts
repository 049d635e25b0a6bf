/** The company's own record, its settings and its banks. */
export const module = { name: 'company', needs: ['organisation'] } as const
