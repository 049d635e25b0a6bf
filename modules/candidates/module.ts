/** Whoever applies: their cards, interviews and offers, until they are employees. Vacancies are the recruitment module's. */
export const module = {
  name: 'candidates',
  needs: ['company', 'employees', 'leave', 'organisation', 'recruitment'],
} as const
