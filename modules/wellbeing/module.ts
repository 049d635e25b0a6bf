/** Help lines, and letting somebody at the company know: nobody is told without the person’s consent. */
export const module = { name: 'wellbeing', needs: ['company', 'employees'] } as const
