import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/almaWellbeingAlerts',
    area: 'wellbeing',
    word: 'screen.wellbeingAlerts',
    load: () => import('./web/alerts-screen.tsx').then((m) => ({ default: m.AlertsScreen })),
  },
  {
    path: '/app/settings/wellbeing',
    fields: true,
    area: 'settings.wellbeing',
    word: 'screen.settingsWellbeing',
    load: () => import('./web/settings-screen.tsx').then((m) => ({ default: m.WellbeingSettingsScreen })),
  },
  {
    path: '/me/wellbeing',
    area: 'wellbeing.own',
    word: 'screen.myWellbeing',
    load: () => import('./web/own-screen.tsx').then((m) => ({ default: m.OwnWellbeingScreen })),
  },
] as const satisfies readonly Screen[]
