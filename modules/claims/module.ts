/** What people may claim and who decides it. */
export const module = { name: 'claims', needs: ['company', 'employees', 'organisation'] } as const
