import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/application/wfh',
    area: 'workFromHome',
    word: 'screen.workFromHome',
    load: () => import('./web/wfh-screen.tsx').then((m) => ({ default: m.WfhScreen })),
  },
  {
    path: '/app/settings/wfh',
    fields: true,
    area: 'settings.wfh',
    word: 'screen.settingsWfh',
    load: () => import('./web/wfh-settings-screen.tsx').then((m) => ({ default: m.WfhSettingsScreen })),
  },
] as const satisfies readonly Screen[]
