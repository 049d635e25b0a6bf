import type { Screen } from '#platform/contract/screen.ts'

const lists = () => import('./web/candidates-screen.tsx')

export const screens = [
  {
    path: '/app/onboarding',
    area: 'onboarding',
    word: 'screen.candidates',
    load: () => import('#design/lead-on.tsx').then((m) => m.leadingOn('/app/onboarding/candidates')),
  },
  {
    path: '/app/onboarding/candidates',
    area: 'onboarding',
    word: 'screen.candidates',
    load: () => lists().then((m) => ({ default: m.ActiveScreen })),
  },
  {
    path: '/app/onboarding/candidates2',
    area: 'onboarding',
    word: 'screen.candidateBoard',
    load: () => import('./web/board-screen.tsx').then((m) => ({ default: m.BoardScreen })),
  },
  {
    path: '/app/onboarding/pendingInterview',
    area: 'onboarding',
    word: 'screen.pendingInterview',
    load: () => lists().then((m) => ({ default: m.InterviewScreen })),
  },
  {
    path: '/app/onboarding/resume/bank',
    area: 'onboarding',
    word: 'screen.resumeBank',
    load: () => lists().then((m) => ({ default: m.PendingScreen })),
  },
  {
    path: '/app/onboarding/resume/bank/pending',
    area: 'onboarding',
    word: 'screen.resumePending',
    load: () => lists().then((m) => ({ default: m.PendingScreen })),
  },
  {
    path: '/app/onboarding/resume/bank/notSuitable',
    area: 'onboarding',
    word: 'screen.resumeNotSuitable',
    load: () => lists().then((m) => ({ default: m.NotSuitableScreen })),
  },
  {
    path: '/app/onboarding/resume/bank/notAtTheMoment',
    area: 'onboarding',
    word: 'screen.resumeNotAtTheMoment',
    load: () => lists().then((m) => ({ default: m.NotAtTheMomentScreen })),
  },
  {
    path: '/app/onboarding/report',
    area: 'onboarding',
    word: 'screen.hiringFunnel',
    load: () => import('./web/funnel-screen.tsx').then((m) => ({ default: m.FunnelScreen })),
  },
  {
    path: '/me/hiring',
    area: 'hiring.own',
    word: 'screen.hiring',
    load: () => import('./web/interviews/hiring-screen.tsx').then((m) => ({ default: m.HiringScreen })),
  },
  {
    path: '/onboarding/offer/:token',
    public: true,
    word: 'screen.ownOffer',
    load: () => import('./web/offers/own-offer-screen.tsx').then((m) => ({ default: m.OwnOfferScreen })),
  },
  {
    path: '/onboarding/interview/:token',
    public: true,
    word: 'screen.invited',
    load: () => import('./web/interviews/invited-screen.tsx').then((m) => ({ default: m.InvitedScreen })),
  },
  {
    path: '/onboarding/application/:token',
    public: true,
    word: 'screen.ownApplication',
    load: () => import('./web/own-application-screen.tsx').then((m) => ({ default: m.OwnApplicationScreen })),
  },
] as const satisfies readonly Screen[]
