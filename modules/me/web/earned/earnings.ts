/** Off in lieu and replacement holidays on one's own pages: two kinds of earned days, asked for alike. */
import * as lieu from '#modules/leave/contract/off-in-lieu.ts'
import * as replacement from '#modules/leave/contract/replacement-holiday.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'

export type EarnedDay = DataOf<typeof lieu.mine>[number]

export const earnings = {
  offInLieu: { calls: lieu, kind: 'off_in_lieu', area: 'offInLieu.own', path: '/me/offInLieu' },
  replacementHoliday: {
    calls: replacement,
    kind: 'replacement_holiday',
    area: 'leave.own',
    path: '/me/replacementHoliday',
  },
} as const
/** As paths and words name them. */
export type EarningName = keyof typeof earnings
export const earningNames = ['offInLieu', 'replacementHoliday'] as const satisfies readonly EarningName[]

export const earningOf = (kind: string): EarningName | undefined =>
  earningNames.find((name) => earnings[name].kind === kind)
