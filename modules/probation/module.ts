/** Reviews of people in probation, from their own ratings to the letter and what follows from it. */
export const module = { name: 'probation', needs: ['company', 'employees', 'holidays', 'organisation'] } as const
