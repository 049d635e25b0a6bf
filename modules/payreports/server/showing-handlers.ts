/** Reports of own columns with the values of a month, and which of them is printed with payslips. */

import type { Country } from '#kernel/countries.ts'
import { type YearMonth, yearMonthText } from '#kernel/plain-date.ts'
import { newId } from '#platform/clock/server/new-id.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { applyTemplate, showMalaysian, showPhilippine, showTemplate, templateOfMonth } from '../contract/templates.ts'
import { applied } from './applied-store.ts'
import { demandCountry } from './demand-country.ts'
import { log } from './log.ts'
import { onScreen, shownTemplate } from './show-template.ts'
import { templateFile } from './template-file.ts'
import { templateView } from './template-handlers.ts'
import { heldTemplate, templatesOf } from './template-store.ts'

export const showingHandlers: readonly Handler[] = [
  on(showTemplate, (call) => valuesOf(call)),

  on(showMalaysian, (call) => {
    const { category } = call.params
    return valuesOf(call, { country: 'MY', ...(category !== '0' && { category }) })
  }),

  on(showPhilippine, (call) => {
    const { cut_off } = call.params
    return valuesOf(call, { country: 'PH', ...(cut_off !== '0' && { half: cut_off === '1' ? 1 : 2 }) })
  }),

  on(templateOfMonth, ({ company, language, params }) =>
    company.read(async (tx) => {
      const { companyId } = company
      await demandCountry(tx, companyId, 'MY')
      const [template] = await templatesOf(tx, companyId, { id: params.template })
      if (!template) return notFound()
      const values = await shownTemplate(tx, { companyId, language }, template.columns, monthOf(params))
      return values ? { ...templateView(template), values: onScreen(values) } : notFound()
    }),
  ),

  on(applyTemplate, (call) =>
    call.company.transaction(async (tx) => {
      const { company, body, clock } = call
      const template = await heldTemplate(tx, company.companyId, body.template_id)
      if (!template) return problem('http.invalid', { errors: { template_id: ['http.unknown-id'] } })
      if (template.type !== 'payslip')
        return problem('payreports.not-a-payslip', { errors: { template_id: ['payreports.not-a-payslip'] } })
      const month = { year: body.year, month: body.month }
      const unknown = await applied.save(tx, company.companyId, {
        template: template.id,
        month,
        at: clock.now(),
        people: body.employee_ids?.map((employee_id) => ({ id: newId(), employee_id })) ?? [
          { id: newId(), employee_id: null },
        ],
      })
      if (unknown) return problem('http.invalid', { errors: { employee_ids: ['http.unknown-id'] } })
      const after = { from: yearMonthText(month), people: body.employee_ids?.length ?? null }
      await log(tx, call, { action: 'payreports.applied', kind: 'pay_report', of: template, after })
      return reply(null, { messageKey: 'payreports.applied', params: { month: yearMonthText(month) } })
    }),
  ),
]

type Showing = Call<typeof showTemplate>
type Of = { readonly country?: Country; readonly category?: string; readonly half?: 1 | 2 }

/** On screen, or as a file. */
async function valuesOf(call: Showing, of: Of = {}) {
  const { company, query } = call
  if (query.format === 'json')
    return company.read(async (tx) => {
      const found = await shownOf(tx, call, of)
      return found ? onScreen(found.shown) : notFound()
    })
  return templateFile(call, query.format, await company.read((tx) => shownOf(tx, call, of)))
}

async function shownOf(tx: Tx, { company, language, params }: Showing, { country, category, half }: Of) {
  const { companyId } = company
  if (country) await demandCountry(tx, companyId, country)
  const [template] = await templatesOf(tx, companyId, { id: params.template, ...(category && { category }) })
  const month = monthOf(params)
  const shown = template && (await shownTemplate(tx, { companyId, language }, template.columns, month, half))
  return shown && { template, shown, month: yearMonthText(month) }
}

const monthOf = ({ year, month }: { readonly year: string; readonly month: string }): YearMonth => ({
  year: Number(year),
  month: Number(month),
})
