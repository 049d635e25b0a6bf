import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/',
    public: true,
    word: 'screen.landing',
    load: () => import('./public-screens/landing-screen.tsx').then((m) => ({ default: m.LandingScreen })),
  },
  {
    path: '/pricing',
    public: true,
    word: 'screen.pricing',
    load: () => import('./public-screens/pricing-screen.tsx').then((m) => ({ default: m.PricingScreen })),
  },
  {
    path: '/terms',
    public: true,
    word: 'screen.terms',
    load: () => import('./public-screens/terms-screen.tsx').then((m) => ({ default: m.TermsScreen })),
  },
  {
    path: '/privacy',
    public: true,
    word: 'screen.privacyPage',
    load: () => import('./public-screens/terms-screen.tsx').then((m) => ({ default: m.PrivacyScreen })),
  },
  {
    path: '/error',
    public: true,
    word: 'screen.error',
    load: () => import('./public-screens/error-screen.tsx').then((m) => ({ default: m.ErrorScreen })),
  },
  {
    path: '/app/settings',
    area: 'account',
    word: 'screen.settings',
    load: () => import('./settings-screen.tsx').then((m) => ({ default: m.SettingsScreen })),
  },
] as const satisfies readonly Screen[]
