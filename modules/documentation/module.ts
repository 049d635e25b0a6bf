/** How the product is used, and what the company tells its people about working here: guides and the handbook. */
export const module = { name: 'documentation', needs: ['announcements', 'employees', 'organisation'] } as const
