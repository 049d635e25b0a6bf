import { mayEnter } from '#access/enter.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { fileReply, isMarked, notFound } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { callsOf } from '#platform/requests/server/calls.ts'
import { byIds } from '#platform/requests/server/listings.ts'
import * as travel from '../contract/travel.ts'
import { wrong } from './acting.ts'
import { costCentreHandlers } from './cost-centre-handlers.ts'
import type { TravelNeeds } from './needs.ts'
import { perDiemHandlers } from './per-diem-handlers.ts'
import { reportPdf } from './report/report-pdf.ts'
import { settlingHandlers } from './settling-handlers.ts'
import { perDiemSheetHandlers } from './sheets/per-diem-sheets.ts'
import { centreSheetHandlers } from './sheets/sheet-handlers.ts'
import { type TravelAsked, travelPort } from './travel-port.ts'
import type { TravelRow } from './travel-store.ts'

export function travelHandlers(approvals: Approvals, needs: TravelNeeds): readonly Handler[] {
  const port = travelPort(needs)
  const calls = callsOf(approvals, port)
  /** Whoever pays sees every travel, whoever's it is. */
  const ofPayer = (call: Looking) =>
    call.company.read(async (tx) => {
      const [row] = await port.load(tx, call.company.companyId, byIds([call.params.id]))
      if (!row) return notFound()
      const book = await port.context(tx, call)
      return { ...port.view(row, book, call), ...(await port.beside(tx, row, book, call)) }
    })
  const look = (call: Looking) => (mayEnter(call.session, 'travel.pay') ? ofPayer(call) : calls.one(call))
  return [
    ...centreSheetHandlers,
    ...costCentreHandlers(needs),
    ...perDiemSheetHandlers(needs),
    ...perDiemHandlers(needs),
    on(travel.list, (call) => calls.list(call)),
    on(travel.one, (call) => look(call)),
    on(travel.report, async (call) => {
      const found = await look(call)
      if (isMarked(found, 'problem')) return found
      const view = found as Awaited<ReturnType<typeof ofPayer>>
      if (!('travel_no' in view)) return notFound()
      if (view.status !== 'approved' && view.status !== 'completed') return wrong('', 'travel.not-approved')
      const company = await call.company.read((tx) => companyFacts(tx, call.company.companyId))
      return fileReply(`${view.travel_no}.pdf`, 'application/pdf', await reportPdf({ travel: view, company }, call))
    }),

    on(travel.create, (call) => calls.create(call, call.body.employee_id, asked(call.body))),
    on(travel.award, (call) => calls.award(call, call.body.employee_ids, asked(call.body))),
    on(travel.change, (call) => calls.change(call, (row) => ({ ...standing(row), ...given(call.body) }))),
    on(travel.remove, (call) => calls.remove(call)),
    on(travel.decide, (call) => calls.decide(call)),
    on(travel.mine, (call) => calls.mine(call)),
    on(travel.preview, (call) => calls.preview(call, asked(call.body))),
    on(travel.ask, (call) => calls.create(call, undefined, asked(call.body))),
    on(travel.changeOwn, async (call) => {
      const { company, session, params } = call
      const isMine = await company.read(async (tx) => {
        const person = await port.personOf(tx, company.companyId, session.accountId)
        const [row] = await port.load(tx, company.companyId, byIds([params.id]))
        return person !== undefined && row?.employee_id === person.id
      })
      return isMine ? calls.change(call, (row) => ({ ...standing(row), ...given(call.body) })) : notFound()
    }),
    on(travel.cancel, (call) => calls.cancel(call)),
    on(travel.askWithdraw, (call) => calls.askWithdraw(call)),
    ...settlingHandlers(approvals, needs),
  ]
}

type Looking = Pick<
  Call<typeof travel.one>,
  'company' | 'params' | 'session' | 'actor' | 'language' | 'clock' | 'db' | 'say'
>

type Body = Omit<TravelAsked, 'confirmed'> & { readonly confirm?: boolean | undefined }

const asked = ({ confirm, ...body }: Body): TravelAsked => ({
  purpose: body.purpose,
  from: body.from,
  to: body.to,
  destinations: body.destinations,
  cost_centres: body.cost_centres,
  itinerary: body.itinerary,
  estimates: body.estimates,
  advance_amount: body.advance_amount,
  meals: body.meals,
  confirmed: confirm,
})

/** As it was asked for. */
const standing = (row: TravelRow): TravelAsked => ({
  purpose: row.purpose,
  from: row.from_date,
  to: row.to_date,
  destinations: row.destinations ?? [],
  cost_centres: row.shares,
  itinerary: row.itinerary ?? [],
  estimates: row.estimates,
  advance_amount: row.advance_amount,
  meals: row.meals,
})

/** What is not changed stays. */
function given({ confirm, ...changed }: { readonly [Name in keyof Body]?: Body[Name] | undefined }) {
  const said = Object.entries(changed).filter(([, value]) => value !== undefined)
  return { ...(Object.fromEntries(said) as Partial<TravelAsked>), confirmed: confirm }
}
