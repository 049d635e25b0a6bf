import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/documents',
    area: 'documents',
    word: 'screen.letterTemplates',
    load: () => import('#design/lead-on.tsx').then((m) => m.leadingOn('/app/documents/letter/template')),
  },
  {
    path: '/app/documents/letter/template',
    area: 'documents',
    word: 'screen.letterTemplates',
    load: () => import('./web/templates-screen.tsx').then((m) => ({ default: m.TemplatesScreen })),
  },
  {
    path: '/app/documents/letter/sent',
    area: 'documents',
    word: 'screen.lettersSent',
    load: () => import('./web/sent-screen.tsx').then((m) => ({ default: m.SentScreen })),
  },
  {
    path: '/app/documents/letter/3rd/party',
    area: 'documents',
    word: 'screen.lettersToOthers',
    load: () => import('./web/third-party-screen.tsx').then((m) => ({ default: m.ThirdPartyScreen })),
  },
  {
    path: '/me/letters',
    area: 'documents.own',
    word: 'screen.myLetters',
    load: () => import('./web/own-screen.tsx').then((m) => ({ default: m.OwnLettersScreen })),
  },
] as const satisfies readonly Screen[]
