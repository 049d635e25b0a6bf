/** How people say they are, a day at a time; HR sees sums of groups and never who said what. */
export const module = { name: 'mood', needs: ['employees', 'organisation'] } as const
