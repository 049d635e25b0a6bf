/** Adding people by a sheet: template, upload, what was wrong, and taking an upload back. */

import { companyBanks, companyFacts } from '#modules/company/server/public.ts'
import { fileReply, isMarked, notFound, problem, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { batchOf } from '#platform/sheets/server/batch-store.ts'
import { readUpload, takeRows } from '#platform/sheets/server/take-sheet.ts'
import { templateOf, XLSX } from '#platform/sheets/server/template.ts'
import { batchErrors, batchTemplate, batchUpload, undoBatch } from '../../contract/batch.ts'
import { employeeSheet } from '../../model/employee-sheet.ts'
import { ROWS_AT_ONCE, startImport } from '../jobs.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { EMPLOYEE_BATCH, employeeBatch } from './batch-add.ts'
import { batchAnswer } from './batch-answer.ts'
import { takeBack } from './undo-batch.ts'

export const batchHandlers = ({ payInputsChanged, jobs }: EmployeesNeeds): readonly Handler[] => [
  on(batchUpload, async (call) => {
    const { file, company, query } = call
    if (!file) return problem('http.invalid', { errors: { file: ['http.required'] } })
    const preview = query.preview === '1'
    const { country } = await company.read((tx) => companyFacts(tx, company.companyId))
    const kind = employeeBatch(company.companyId, country, { ...call, payInputsChanged })
    const read = await readUpload(file, kind.sheet)
    if (isMarked(read, 'problem')) return read
    const rows = { ...read, fileName: file.name }
    if (jobs && !preview && read.total > ROWS_AT_ONCE) {
      // What is wrong is told at once; only storing goes on after the answer.
      const seen = await takeRows(call, rows, kind, { preview: true })
      if (isMarked(seen, 'problem')) return seen
      if (seen.rejected === 0) {
        const { batchId, jobId } = await startImport(call, file, jobs)
        const data = { ...batchAnswer(seen), batch_id: batchId, job_id: jobId }
        return reply(data, { status: 202, messageKey: 'employees.batch-begun', params: { rows: read.total } })
      }
    }
    const taken = await takeRows(call, rows, kind, { preview })
    if (isMarked(taken, 'problem')) return taken
    const answer = batchAnswer(taken)
    if (preview) return { ...answer, preview: taken.summary ?? [] }
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
