import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/equipment',
    area: 'equipment',
    word: 'screen.equipment',
    load: () => import('./web/equipment-screen.tsx').then((m) => ({ default: m.EquipmentScreen })),
  },
  {
    path: '/me/equipment',
    area: 'me',
    word: 'screen.myEquipment',
    load: () => import('./web/own-screen.tsx').then((m) => ({ default: m.OwnEquipmentScreen })),
  },
] as const satisfies readonly Screen[]
