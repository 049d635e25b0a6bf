import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/quarantine',
    area: 'quarantine',
    word: 'screen.quarantine',
    load: () => import('./web/quarantine-screen.tsx').then((m) => ({ default: m.QuarantineScreen })),
  },
  {
    path: '/app/settings/quarantine',
    fields: true,
    area: 'settings.quarantine',
    word: 'screen.settingsQuarantine',
    load: () => import('./web/quarantine-settings-screen.tsx').then((m) => ({ default: m.QuarantineSettingsScreen })),
  },
] as const satisfies readonly Screen[]
