import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/settings/claim',
    area: 'settings.claim',
    word: 'screen.settingsClaim',
    load: () => import('./web/claim-settings-screen.tsx').then((m) => ({ default: m.ClaimSettingsScreen })),
  },
] as const satisfies readonly Screen[]
