/** The people of the company, one by one and by the sheet. */
export const module = { name: 'employees', needs: ['company', 'organisation'] } as const
