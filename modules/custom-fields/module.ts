/** Fields that a company adds to its people's records. */
export const module = { name: 'custom-fields', needs: ['company', 'employees'] } as const
