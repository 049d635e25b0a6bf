/** Types of recognition: who may give them, and how they look. */
export const givers = ['everybody', 'managers', 'hr'] as const
export type Giver = (typeof givers)[number]

export const icons = ['star', 'flag', 'heart', 'trophy', 'bulb', 'handshake', 'rocket', 'shield'] as const
export const colours = ['yellow', 'blue', 'red', 'green', 'violet', 'orange', 'teal', 'gray'] as const

/** Every company has these; the company may call them otherwise and switch them off. */
export const standardBadges = [
  { standard: 'awesome', name: 'Awesome', name_zh: '表現亮眼', points: 50, icon: 'star', colour: 'yellow' },
  { standard: 'leadership', name: 'Leadership', name_zh: '領導風範', points: 50, icon: 'flag', colour: 'blue' },
  { standard: 'thank_you', name: 'Thank you', name_zh: '感謝有你', points: 20, icon: 'heart', colour: 'red' },
] as const

type Person = { readonly isManager: boolean; readonly isHr: boolean }

export const mayGive = (by: Giver, { isManager, isHr }: Person): boolean =>
  by === 'everybody' || isHr || (by === 'managers' && isManager)

/** What HR alone may give is the company's, and takes nothing off what somebody may give a month. */
export const isFromBudget = (by: Giver): boolean => by !== 'hr'
