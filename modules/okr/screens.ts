import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/app/okr',
    area: 'okr',
    word: 'screen.okr',
    load: () => import('./web/okrs-screen.tsx').then((m) => ({ default: m.OkrsScreen })),
  },
  {
    path: '/app/okr/success/factor',
    area: 'okrSuccessFactor',
    word: 'screen.okrFactors',
    load: () => import('./web/factors-screen.tsx').then((m) => ({ default: m.FactorsScreen })),
  },
  {
    path: '/app/okr/template',
    area: 'okrSuccessFactor',
    word: 'screen.okrTemplates',
    load: () => import('./web/templates-screen.tsx').then((m) => ({ default: m.TemplatesScreen })),
  },
  {
    path: '/me/okr',
    area: 'okr.own',
    word: 'screen.myOkr',
    load: () => import('./web/own-screen.tsx').then((m) => ({ default: m.OwnOkrsScreen })),
  },
] as const satisfies readonly Screen[]
