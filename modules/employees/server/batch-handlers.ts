/** Adding people by a sheet: template, upload, what was wrong, and taking an upload back. */

import { companyBanks, companyFacts } from '#modules/company/server/public.ts'
import { fileReply, isMarked, notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { batchOf } from '#platform/sheets/server/batch-store.ts'
import { type Taken, takeSheet } from '#platform/sheets/server/take-sheet.ts'
import { templateOf, XLSX } from '#platform/sheets/server/template.ts'
import { batchErrors, batchTemplate, batchUpload, undoBatch } from '../contract.ts'
import { employeeSheet } from '../model/employee-sheet.ts'
import { type BatchCreated, type BatchPlan, EMPLOYEE_BATCH, employeeBatch } from './batch-add.ts'
import type { EmployeesNeeds } from './needs.ts'
import { takeBack } from './undo-batch.ts'

export const batchHandlers = ({ payInputsChanged }: EmployeesNeeds): readonly Handler[] => [
  on(batchUpload, async (call) => {
    const { file, company, query } = call
    if (!file) return problem('http.invalid', { errors: { file: ['http.required'] } })
    const { country } = await company.read((tx) => companyFacts(tx, company.companyId))
    const preview = query.preview === '1'
    const kind = employeeBatch(company.companyId, country, { ...call, payInputsChanged })
    const taken = await takeSheet(call, file, kind, { preview })
    if (isMarked(taken, 'problem')) return taken
    const answer = answerOf(taken)
    if (preview) return { ...answer, preview: previewRows(taken.plan) }
    return answer.rejected > 0
      ? problem('employees.batch-refused', { params: { rejected: answer.rejected, rows: answer.rows }, data: answer })
      : reply(answer, { messageKey: 'employees.batch-stored', params: { accepted: answer.accepted } })
  }),

  on(batchTemplate, async ({ company, say, language }) => {
    const sheet = await company.read(async (tx) => {
      const { country } = await companyFacts(tx, company.companyId)
      const banks = await companyBanks(tx, company.companyId)
      return employeeSheet(
        country,
        banks.map((bank) => bank.name),
      )
    })
    return fileReply('employees.xlsx', XLSX, await templateOf(sheet, say, language))
  }),

  on(undoBatch, async (call) => {
    const removed = await takeBack(call)
    return typeof removed === 'number'
      ? reply({ removed }, { messageKey: 'employees.batch-undone', params: { removed } })
      : removed
  }),

  on(batchErrors, async ({ company, params, say, language }) => {
    const batch = await company.read((tx) => batchOf(tx, company.companyId, EMPLOYEE_BATCH, params.x))
    if (!batch) return notFound()
    return batch.errors.map(({ row, column, value, message, expected }) => ({
      row,
      column,
      value,
      message: say(language, message.key, message.params),
      expected: say(language, expected.key, expected.params),
    }))
  }),
]

function answerOf({ batchId, rows, accepted, rejected, created, warnings, errors }: Taken<BatchPlan, BatchCreated>) {
  return {
    batch_id: batchId,
    rows,
    accepted,
    rejected,
    created: {
      departments: [...created.departments],
      positions: [...created.positions],
      divisions: [...created.divisions],
      job_levels: [...created.job_levels],
    },
    warnings: [...warnings],
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
  }
}

const PREVIEW_ROWS = 20

/** The first people as they would be stored; numbers that are sealed show their last four. */
function previewRows({ people, bankNamed }: BatchPlan): Record<string, string>[] {
  return people.slice(0, PREVIEW_ROWS).map((person) => ({
    staff_id: person.staffId,
    full_name: person.fullName,
    department: person.department ?? '',
    position: person.position ?? '',
    joined_on: person.joinedOn,
    ...Object.fromEntries(person.components.map(({ component, amount }) => [component, amount])),
    bank: person.bank === null ? '' : (bankNamed(person.bank)?.name ?? person.bank),
    bank_account_number: person.accountNumber === null ? '' : `•••• ${person.accountNumber.slice(-4)}`,
  }))
}
