import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/application/travel',
    area: 'travel',
    word: 'screen.travel',
    load: () => import('./web/travel-screen.tsx').then((m) => ({ default: m.TravelScreen })),
  },
  {
    path: '/app/application/travel/costCenter',
    area: 'travel',
    word: 'screen.costCentres',
    load: () => import('./web/cost-centres-screen.tsx').then((m) => ({ default: m.CostCentresScreen })),
  },
  {
    path: '/app/settings/travel',
    area: 'settings.travel',
    word: 'screen.settingsTravel',
    load: () => import('./web/travel-settings-screen.tsx').then((m) => ({ default: m.TravelSettingsScreen })),
  },
] as const satisfies readonly Screen[]
