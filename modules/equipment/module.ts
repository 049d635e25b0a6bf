/** What the company hands to its people to work with. */
export const module = { name: 'equipment', needs: ['company', 'organisation', 'employees'] } as const
