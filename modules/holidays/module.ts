/** Public holidays of the company's country, by region and standing. */
export const module = { name: 'holidays', needs: [] } as const
