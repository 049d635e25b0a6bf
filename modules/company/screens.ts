import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/company/profile',
    area: 'company.profile',
    word: 'screen.companyProfile',
    load: () => import('./web/profile/profile-screen.tsx').then((m) => ({ default: m.ProfileScreen })),
  },
  {
    path: '/app/company/location',
    area: 'location',
    word: 'screen.locations',
    load: () => import('./web/locations/locations-screen.tsx').then((m) => ({ default: m.LocationsScreen })),
  },
  {
    path: '/app/settings/general',
    fields: true,
    area: 'settings.general',
    word: 'screen.settingsGeneral',
    load: () => import('./web/settings/general-screen.tsx').then((m) => ({ default: m.GeneralScreen })),
  },
  {
    path: '/app/settings/workPermit',
    fields: true,
    area: 'settings.workPermit',
    word: 'screen.settingsWorkPermit',
    load: () => import('./web/settings/work-permit-screen.tsx').then((m) => ({ default: m.WorkPermitScreen })),
  },
  {
    path: '/app/settings/businessCard',
    fields: true,
    area: 'settings.businessCard',
    word: 'screen.settingsBusinessCard',
    load: () => import('./web/settings/business-card-screen.tsx').then((m) => ({ default: m.BusinessCardScreen })),
  },
] as const satisfies readonly Screen[]
