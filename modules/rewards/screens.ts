import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/rewards/type',
    area: 'rewards',
    word: 'screen.rewardTypes',
    load: () => import('./web/types-screen.tsx').then((m) => ({ default: m.TypesScreen })),
  },
  {
    path: '/app/rewards/catalog',
    area: 'rewards',
    word: 'screen.rewardCatalog',
    load: () => import('./web/catalog-screen.tsx').then((m) => ({ default: m.CatalogScreen })),
  },
  {
    path: '/app/rewards/reward/history',
    area: 'rewards',
    word: 'screen.rewardHistory',
    load: () => import('./web/history-screen.tsx').then((m) => ({ default: m.HistoryScreen })),
  },
  {
    path: '/app/rewards/redemption',
    area: 'rewards',
    word: 'screen.redemptions',
    load: () => import('./web/redemption-screen.tsx').then((m) => ({ default: m.RedemptionScreen })),
  },
  {
    path: '/app/rewards/leaderboards',
    area: 'rewards',
    word: 'screen.leaderboards',
    load: () => import('./web/leaderboards-screen.tsx').then((m) => ({ default: m.LeaderboardsScreen })),
  },
  {
    path: '/app/settings/reward',
    fields: true,
    area: 'settings.reward',
    word: 'screen.settingsReward',
    load: () => import('./web/settings-screen.tsx').then((m) => ({ default: m.RewardSettingsScreen })),
  },
  {
    path: '/me/rewards',
    area: 'rewards.own',
    word: 'screen.myRewards',
    load: () => import('./web/own-screen.tsx').then((m) => ({ default: m.OwnRewardsScreen })),
  },
] as const satisfies readonly Screen[]
