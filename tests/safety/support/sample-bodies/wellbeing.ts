import type { Bodies } from './ids.ts'

export const wellbeing: Bodies = {
  'wellbeing.tell': ({ account }) => ({ excerpt: 'I am not well', level: 'concern', consent: true, not_to: [account] }),
  'wellbeing.askToClose': () => ({}),
  'wellbeing.change': ({ account }) => ({ id: account, action: 'hand_over', to: account }),
}
