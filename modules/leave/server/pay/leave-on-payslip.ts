/** What is left of leave at the end of the month, as a part of everybody's payslip: what comes by the year, in its unit. */
import { sql } from 'kysely'
import type { PlainDate, YearMonth } from '#kernel/plain-date.ts'
import { lastDayOf } from '#kernel/plain-date.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { leaveYearOf } from '../../model/entitlement/leave-year.ts'
import { isPeriodic, isUsedUp, nameIn } from '../../model/leave-type.ts'
import { amountText } from '../amount-text.ts'
import { leaveBookOn } from '../book.ts'
import { companyBalances } from '../ledger/company-balances.ts'
import { rulesOf } from '../ledger/rules.ts'

type Part = { readonly title: string; readonly lines: readonly { readonly label: string; readonly value: string }[] }

export const leaveOnPayslip =
  (say: Say) =>
  async (
    tx: Tx,
    companyId: string,
    month: YearMonth,
    language: Language,
    employeeIds?: readonly string[],
  ): Promise<((employeeId: string) => Part | undefined) | undefined> => {
    const asOf: PlainDate = lastDayOf(month)
    const book = await leaveBookOn(tx, companyId, () => asOf)
    if (!book.hasBegun) return undefined
    const rules = await rulesOf(tx, book)
    const rows = await companyBalances(tx, companyId, {
      asOf,
      year: leaveYearOf(asOf, book.yearStart),
      sight: employeeIds === undefined ? sql`true` : sql`e.id = any(${[...employeeIds]}::uuid[])`,
      defaultGroup: rules.defaultGroup,
      paging: undefined,
    })
    const lines = new Map<string, Part['lines'][number][]>()
    for (const { employee_id, type_id, balance } of rows) {
      const type = rules.types.get(type_id)
      if (!type || !isPeriodic(type.granted) || !isUsedUp(type.kind)) continue
      const line = { label: nameIn(language, type), value: amountText(say, language, type.unit, balance) }
      lines.set(employee_id, [...(lines.get(employee_id) ?? []), line])
    }
    return (employeeId) => {
      const found = lines.get(employeeId)
      return found && { title: say(language, 'leave.on-payslip'), lines: found }
    }
  }
