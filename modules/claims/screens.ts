import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/application/normalClaim',
    area: 'claims',
    word: 'screen.normalClaim',
    load: () => import('./web/claims/claims-screen.tsx').then((m) => ({ default: m.ClaimsScreen })),
  },
  {
    path: '/app/application/normalClaim/balance',
    area: 'claims',
    word: 'screen.normalClaimBalance',
    load: () => import('./web/balance/balance-screen.tsx').then((m) => ({ default: m.BalanceScreen })),
  },
  {
    path: '/app/settings/claim',
    fields: true,
    area: 'settings.claim',
    word: 'screen.settingsClaim',
    load: () => import('./web/claim-settings-screen.tsx').then((m) => ({ default: m.ClaimSettingsScreen })),
  },
] as const satisfies readonly Screen[]
