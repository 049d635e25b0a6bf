import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/settings/privacy',
    fields: true,
    area: 'settings.privacy',
    word: 'screen.settingsPrivacy',
    load: () => import('./web/privacy-screen.tsx').then((m) => ({ default: m.PrivacyScreen })),
  },
] as const satisfies readonly Screen[]
