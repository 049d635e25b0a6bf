import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/calendar',
    area: 'calendar',
    word: 'screen.calendar',
    load: () => import('./web/calendar-screen.tsx').then((m) => ({ default: m.CalendarScreen })),
  },
] as const satisfies readonly Screen[]
