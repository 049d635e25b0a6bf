import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/announcement',
    area: 'announcement',
    word: 'screen.announcement',
    load: () => import('./web/announcement-screen.tsx').then((m) => ({ default: m.AnnouncementScreen })),
  },
  {
    path: '/me/announcements',
    area: 'announcement.own',
    word: 'screen.myAnnouncements',
    load: () => import('./web/own/own-screen.tsx').then((m) => ({ default: m.OwnScreen })),
  },
] as const satisfies readonly Screen[]
