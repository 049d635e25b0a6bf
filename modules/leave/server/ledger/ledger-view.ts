import { amountOf } from '../../model/halves.ts'
import type { Entry } from '../../model/ledger/account.ts'
import type { Reading } from '../types/type-view.ts'

export const entryView = (
  { date, kind, halves, balance, expiresOn, source, note }: Entry,
  { say, language }: Reading,
) => ({
  date,
  kind,
  text: say(language, `leave.entry-${kind}`),
  amount: amountOf(halves),
  balance: amountOf(balance),
  expires_on: expiresOn,
  application_id: kind === 'corrected' ? null : source,
  note,
})
