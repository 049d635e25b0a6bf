import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/settings/integrations',
    area: 'settings.integrations',
    word: 'screen.settingsIntegrations',
    load: () => import('./web/integrations-screen.tsx').then((m) => ({ default: m.IntegrationsScreen })),
  },
] as const satisfies readonly Screen[]
