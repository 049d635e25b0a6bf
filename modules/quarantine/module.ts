/** Who must stay away from others: the policy, what people tell, and what follows for their days and pay. */
export const module = {
  name: 'quarantine',
  needs: ['company', 'employees', 'holidays', 'leave', 'organisation', 'work-from-home'],
} as const
