import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/company/holiday',
    area: 'holiday',
    word: 'screen.holidays',
    load: () => import('./web/holidays/holiday-screen.tsx').then((m) => ({ default: m.HolidayScreen })),
  },
  {
    path: '/app/company/makeUpDay',
    area: 'makeUpDay',
    word: 'screen.makeUpDays',
    load: () => import('./web/make-up-days/make-up-screen.tsx').then((m) => ({ default: m.MakeUpScreen })),
  },
] as const satisfies readonly Screen[]
