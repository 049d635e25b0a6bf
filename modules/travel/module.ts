/** Travel on business: asked for with its costs, advanced, worth so much a day, and settled against what was spent. */
export const module = {
  name: 'travel',
  needs: ['claims', 'company', 'employees', 'holidays', 'organisation', 'payroll'],
} as const
