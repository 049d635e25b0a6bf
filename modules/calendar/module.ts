/** Days as people plan with them: holidays, make-up days, who is away and whose birthday it is. */
export const module = {
  name: 'calendar',
  needs: [
    'candidates',
    'company',
    'employees',
    'holidays',
    'leave',
    'onboarding',
    'organisation',
    'quarantine',
    'training',
    'travel',
    'work-from-home',
  ],
} as const
