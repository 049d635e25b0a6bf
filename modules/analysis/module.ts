/** The company's people in numbers: how many, who comes and goes, what they are paid, who they are. */
export const module = { name: 'analysis', needs: ['employees', 'organisation'] } as const
