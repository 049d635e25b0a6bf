/** What belongs to an employment is not shown to who has none. */
const OF_EMPLOYMENT = [
  '/me/attendance',
  '/me/leave',
  '/me/pay',
  '/me/offInLieu',
  '/me/replacementHoliday',
  '/me/overtime',
  '/me/claims',
  '/me/equipment',
  '/me/exit',
  '/me/letters',
  '/me/mood',
  '/me/performance',
  '/me/probation',
  '/me/quarantine',
  '/me/shifts',
  '/me/training',
  '/me/travel',
  '/me/wfh',
] as const

export const isOfEmployment = (path: string): boolean =>
  OF_EMPLOYMENT.some((one) => path === one || path.startsWith(`${one}/`))
