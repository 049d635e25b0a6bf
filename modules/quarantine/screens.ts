import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/settings/quarantine',
    fields: true,
    area: 'settings.quarantine',
    word: 'screen.settingsQuarantine',
    load: () => import('./web/quarantine-settings-screen.tsx').then((m) => ({ default: m.QuarantineSettingsScreen })),
  },
] as const satisfies readonly Screen[]
