/** What is to be done when people join and leave: checklists, each person's tasks, and who ticks them. */
export const module = {
  name: 'onboarding',
  needs: ['candidates', 'company', 'employees', 'holidays', 'organisation'],
} as const
