import type { Screen } from '#platform/contract/screen.ts'

export const screens = [
  {
    path: '/me/assistant',
    area: 'assistant',
    word: 'screen.myAssistant',
    load: () => import('./web/assistant-screen.tsx').then((m) => ({ default: m.OwnAssistantScreen })),
  },
  {
    path: '/app/chatAssistant',
    area: 'assistant',
    word: 'screen.assistant',
    load: () => import('./web/assistant-screen.tsx').then((m) => ({ default: m.AssistantScreen })),
  },
  {
    path: '/app/settings/chatAssistant',
    area: 'settings.chatAssistant',
    word: 'screen.settingsAssistant',
    load: () => import('./web/settings-screen.tsx').then((m) => ({ default: m.AssistantSettingsScreen })),
  },
  {
    path: '/panel/aiChatbotQuota',
    ops: ['Ops'],
    word: 'screen.opsAssistantQuota',
    load: () => import('./web/quota-screen.tsx').then((m) => ({ default: m.QuotaScreen })),
  },
  {
    path: '/panel/aiAcknowledgement',
    ops: ['Ops'],
    word: 'screen.opsAcknowledgement',
    load: () => import('./web/acknowledgement-screen.tsx').then((m) => ({ default: m.AcknowledgementScreen })),
  },
] as const satisfies readonly Screen[]
