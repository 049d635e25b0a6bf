/** How and why people leave. */
export const module = { name: 'exit', needs: ['company'] } as const
