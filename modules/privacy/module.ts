/** What is kept of people and for how long: everything on one person as a file, and forgetting whom the law lets go. */
export const module = { name: 'privacy', needs: ['company', 'employees'] } as const
