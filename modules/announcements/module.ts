/** What the company tells its people: to whom, from when, who has read it and who has confirmed it. */
export const module = { name: 'announcements', needs: ['company', 'employees', 'organisation'] } as const
