/**
 * Payroll tells when a month was approved: its journal is kept as it stands then, so that a month that is opened again
 * has something to reverse even where nobody took the file. Whoever takes it later keeps it as it was taken.
 */

import { parseYearMonth, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { approvedAmong } from '#modules/payroll/server/public.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { languageOf, type Say } from '#platform/http/server/say.ts'
import { journalsSoFar, keepJournal, openJournal } from './journal-store.ts'
import { monthJournal } from './month-journal.ts'

export const journalForPay = (say: Say) =>
  ({
    origin: 'journal',
    between: async () => [],
    async settled(tx: Tx, companyId: string, { month }: { readonly month: string }) {
      const period = parseYearMonth(month)
      if (!period || (await approvedAmong(tx, companyId, [plainDateOf(`${month}-01`)])).length === 0) return
      const kept = await openJournal(tx, companyId, month, true)
      if (kept?.taken_at) return
      const { preferLang } = await companyFacts(tx, companyId)
      const language = languageOf(preferLang) ?? 'en'
      const { lines } = await monthJournal(tx, companyId, period, { say, language })
      const { id, number } = kept ?? { id: newId(), number: (await journalsSoFar(tx, companyId, month)) + 1 }
      await keepJournal(tx, companyId, { id, month, number, lines, taken_at: null, taken_by: null })
    },
  }) as const
