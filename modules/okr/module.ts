/** Objectives with key results: of the company, of departments and of people, by quarter. */
export const module = { name: 'okr', needs: ['company', 'employees', 'organisation'] } as const
