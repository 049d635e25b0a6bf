import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/settings/customFields',
    area: 'settings.customFields',
    word: 'screen.settingsCustomFields',
    load: () => import('./web/fields-screen.tsx').then((m) => ({ default: m.CustomFieldsScreen })),
  },
] as const satisfies readonly Screen[]
