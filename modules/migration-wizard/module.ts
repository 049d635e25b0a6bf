/** Moving in: the steps in which a new company brings its structure, its people and their past. */
export const module = { name: 'migration-wizard', needs: ['company', 'organisation', 'employees', 'payroll'] } as const
