/** Vacancies, who recruits for them, and the advertisements of the career page. Whoever applies is the next module's. */
export const module = { name: 'recruitment', needs: ['company', 'employees', 'organisation'] } as const
