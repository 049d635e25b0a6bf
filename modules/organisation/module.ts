/** Departments with their divisions, positions, job levels. */
export const module = { name: 'organisation', needs: ['employees'] } as const
