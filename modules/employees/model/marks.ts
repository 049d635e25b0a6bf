/** By what settings of a person a list may be narrowed: what others do not see of them, and how they clock in. */
export const marks = [
  'birthday_hidden',
  'phone_hidden',
  'chart_hidden',
  'leaderboard_hidden',
  'gps',
  'qr',
  'face',
  'no_method',
] as const

export type Mark = (typeof marks)[number]
