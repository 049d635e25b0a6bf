/** The calls by which one asks, cancels and asks to withdraw, by the kind of request as the inbox names it. */
import * as claim from '#modules/claims/contract/own.ts'
import * as lieu from '#modules/leave/contract/off-in-lieu.ts'
import { askForLeave, askWithdrawOwn, cancelOwn } from '#modules/leave/contract/own.ts'
import * as replacement from '#modules/leave/contract/replacement-holiday.ts'
import * as overtime from '#modules/overtime/contract/own.ts'
import * as quarantine from '#modules/quarantine/contract/quarantine.ts'
import * as training from '#modules/training/contract/requests.ts'
import * as travel from '#modules/travel/contract/travel.ts'
import * as wfh from '#modules/work-from-home/contract/wfh.ts'

export const askable = {
  leave: { ask: askForLeave, cancel: cancelOwn, askWithdraw: askWithdrawOwn },
  off_in_lieu: lieu,
  replacement_holiday: replacement,
  overtime,
  wfh,
  quarantine,
  training,
  travel,
  claim,
} as const
export type Askable = keyof typeof askable

export const isAskable = (kind: string): kind is Askable => kind in askable
