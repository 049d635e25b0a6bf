import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/application/overtimeClaim',
    area: 'overtime',
    word: 'screen.overtime',
    load: () => import('./web/overtime-screen.tsx').then((m) => ({ default: m.OvertimeScreen })),
  },
  {
    path: '/app/settings/overtime',
    fields: true,
    area: 'settings.overtime',
    word: 'screen.settingsOvertime',
    load: () => import('./web/overtime-settings-screen.tsx').then((m) => ({ default: m.OvertimeSettingsScreen })),
  },
] as const satisfies readonly Screen[]
