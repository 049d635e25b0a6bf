import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/application',
    area: 'application',
    word: 'screen.approvals',
    load: () => import('./web/inbox/inbox-screen.tsx').then((m) => ({ default: m.InboxScreen })),
  },
] as const satisfies readonly Screen[]
