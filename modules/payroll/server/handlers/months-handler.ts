/** Every month there is a run for, and which comes next. */
import { amountOf, amountText } from '#kernel/money.ts'
import { yearMonthOf, yearMonthText } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { hasPeople } from '#modules/employees/server/public.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { months } from '../../contract/run.ts'
import { typeNamed } from '../../model/categories/earning-category.ts'
import { packOf } from '../../model/country-packs.ts'
import { periodAfter, periodOf } from '../../model/period.ts'
import { isCalculating } from '../calculation/lease.ts'
import { categoriesOf } from '../categories/category-store.ts'
import { owedInMonths } from '../company-owed.ts'
import { monthsOf } from '../months-store.ts'
import { labelOf } from '../view/labels.ts'

export const monthsHandler: Handler = on(months, ({ company, clock, language }) =>
  company.read(async (tx) => {
    const { country, timezone } = await companyFacts(tx, company.companyId)
    const pack = packOf(country)
    const offered = (await categoriesOf(tx, company.companyId, pack)).filter(({ isActive }) => isActive)
    const rows = await monthsOf(tx, company.companyId)
    const last = rows.find(({ state }) => state === 'approved')
    const owed = await owedInMonths(tx, company.companyId, 'begun', rows)
    const today = clock.today(timezone)
    const next = last ? periodAfter(periodOf(last)) : periodOf(rows.at(-1) ?? yearMonthOf(today))
    return {
      next: { year: next.year, month: next.month },
      has_people: await hasPeople(tx, company.companyId),
      months: rows.map(({ state, calculation, silent_for, versions: _, ...row }) => ({
        ...row,
        employer_cost: amountText(amountOf(row.employer_cost) + (owed.get(yearMonthText(row)) ?? 0n)),
        status: isCalculating({ calculation, silent_for }) ? 'calculating' : state,
      })),
      item_types: offered.map(({ code, names, treatment }) => {
        const type = typeNamed(pack, treatment)
        return {
          type: code,
          open: (type?.open.length ?? 0) > 0,
          unit: type?.unit ?? 'money',
          label: names?.[language] ?? labelOf(language, pack.scheme, treatment),
        }
      }),
    }
  }),
)
