/** Changing many people by sheets: templates filled with what is, and uploads with every changed cell told before. */
import { mayEnter } from '#access/enter.ts'
import { plainDateOf } from '#kernel/plain-date.ts'
import { companyBanks, companyFacts } from '#modules/company/server/public.ts'
import { forbidden, isMarked, notFound, Refusal } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { onlyCompanyAdmin } from '#platform/identity/server/company-admins.ts'
import { cellText } from '#platform/sheets/model/changes.ts'
import { sheetFile } from '#platform/sheets/server/export/template.ts'
import { takeUpload } from '#platform/sheets/server/take-upload.ts'
import { salaryTemplate, salaryUpload, updateTemplate, updateUpload } from '../../contract/many.ts'
import { salarySheet } from '../../model/salary/salary-sheet.ts'
import { updateSheet } from '../../model/update/update-sheet.ts'
import { accountsFollow } from '../leaving/accounts-of-leavers.ts'
import { askLongProbations } from '../long-probation.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { recordsInPieces } from '../records/record-rows.ts'
import { salaryRows } from '../salary/salary-rows.ts'
import type { UpdatePlan } from './update-batch.ts'
import { SALARY_JOB, salaryImport, UPDATE_JOB, updateImport } from './update-import.ts'

export const updateHandlers = (needs: EmployeesNeeds): readonly Handler[] => [
  on(updateTemplate, (call) =>
    sheetFile(call, 'employees.xlsx', async (tx) => {
      const { company, query, seal, clock } = call
      const { companyId } = company
      const { country, timezone } = await companyFacts(tx, companyId)
      const banks = await companyBanks(tx, companyId)
      const today = clock.today(timezone)
      const wanted = query.status === 'all' ? {} : { currentOn: today }
      return {
        sheet: updateSheet(
          country,
          banks.map(({ name }) => name),
        ),
        rows: await recordsInPieces(tx, { companyId, country, seal, today }, wanted),
      }
    }),
  ),

  on(salaryTemplate, (call) =>
    sheetFile(call, 'salaries.xlsx', async (tx) => {
      const { company, body, clock } = call
      const { companyId } = company
      const { country, timezone } = await companyFacts(tx, companyId)
      const day = body.effective_date ?? clock.today(timezone)
      const ids = body.employee_ids && [...new Set(body.employee_ids)]
      const rows = await salaryRows(
        tx,
        { companyId, country, seal: call.seal },
        { ids, day, history: body.history === true },
      )
      if (ids && rows.count < ids.length) throw new Refusal(notFound())
      return { sheet: salarySheet(country), rows }
    }),
  ),

  on(updateUpload, async (call) => {
    const wanting = await wantedBy(call)
    if (isMarked(wanting, 'problem')) return wanting
    const { company, query } = call
    const onlyAdmin = await onlyCompanyAdmin(call.db, company.companyId)
    const changing = updateImport(company.companyId, wanting.country, { ...call, ...needs, onlyAdmin }, wanting)
    const importing = {
      ...changing,
      mayTake: (plan: UpdatePlan) =>
        changing.mayTake?.(plan) ?? askLongProbations(wanting.country, probationsIn(plan), call.body.confirm),
    }
    const long = { jobs: needs.jobs, kind: UPDATE_JOB, name: 'employees.job', link: '/app/employee' }
    const taken = await takeUpload(call, importing, { preview: query.preview === '1', long })
    if (isMarked(taken, 'reply')) await accountsFollow(call, company.companyId, { by: call.actor })
    return taken
  }),

  on(salaryUpload, async (call) => {
    const wanting = await wantedBy(call)
    if (isMarked(wanting, 'problem')) return wanting
    const { company, query } = call
    const onlyAdmin = await onlyCompanyAdmin(call.db, company.companyId)
    const importing = salaryImport(company.companyId, wanting.country, { ...call, ...needs, onlyAdmin }, wanting)
    const long = { jobs: needs.jobs, kind: SALARY_JOB, name: 'employees.job', link: '/app/employee' }
    return takeUpload(call, importing, { preview: query.preview === '1', long })
  }),
]

/** Of whom the sheet moves the first day or the end of the probation. */
const probationsIn = ({ updates }: UpdatePlan) =>
  updates.flatMap(({ record, cells, after }) => {
    const [joined, ends] = [cellText(after.joined_on), cellText(after.probation_ends_on)]
    const moves = cells.some(({ column: { name } }) => name === 'joined_on' || name === 'probation_ends_on')
    if (!moves || joined === null || ends === null) return []
    return [{ name: record.fullName, joinedOn: plainDateOf(joined), endsOn: plainDateOf(ends) }]
  })

type UploadCall = Call<typeof updateUpload> | Call<typeof salaryUpload>

async function wantedBy({ company, query, session, clock }: UploadCall) {
  const fromWizard = query.wizard === '1'
  if (fromWizard && !mayEnter(session, 'migration')) return forbidden()
  const { country } = await company.read((tx) => companyFacts(tx, company.companyId))
  return { country, fromWizard, confirmed: session.confirmedUntil > clock.now().getTime() }
}
