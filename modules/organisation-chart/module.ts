/** Who works for whom, drawn and listed. */
export const module = { name: 'organisation-chart', needs: ['company', 'employees', 'organisation'] } as const
