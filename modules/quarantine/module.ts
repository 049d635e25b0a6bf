/** What holds for people who must stay away from others. */
export const module = { name: 'quarantine', needs: ['company', 'leave', 'organisation'] } as const
