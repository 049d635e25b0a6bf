/** What the product costs a company, and who has paid. */
export const module = { name: 'billing', needs: ['operations', 'company', 'employees'] } as const
