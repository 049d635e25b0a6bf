import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/exit',
    area: 'exit',
    word: 'screen.exit',
    load: () => import('./web/exits/exits-screen.tsx').then((m) => ({ default: m.ExitsScreen })),
  },
  {
    path: '/app/company/exitReason',
    area: 'exitReason',
    word: 'screen.exitReasons',
    load: () => import('./web/exit-reasons-screen.tsx').then((m) => ({ default: m.ExitReasonsScreen })),
  },
  {
    path: '/app/settings/exit',
    area: 'settings.exit',
    word: 'screen.settingsExit',
    load: () => import('./web/settings/exit-settings-screen.tsx').then((m) => ({ default: m.ExitSettingsScreen })),
  },
  {
    path: '/me/exit',
    area: 'exit.own',
    word: 'screen.myExit',
    load: () => import('./web/own/own-exit-screen.tsx').then((m) => ({ default: m.OwnExitScreen })),
  },
] as const satisfies readonly Screen[]
