/** How and why people leave, and what is done until they have. */
export const module = { name: 'exit', needs: ['company', 'employees', 'organisation'] } as const
