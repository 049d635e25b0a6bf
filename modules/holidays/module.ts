/** Holidays by region and standing, and the days that are worked to make up for others. */
export const module = { name: 'holidays', needs: ['company'] } as const
