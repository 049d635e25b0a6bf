/** Adding people by a sheet: template, upload, what was wrong, and taking an upload back. */

import { mayEnter } from '#access/enter.ts'
import { companyBanks, companyFacts } from '#modules/company/server/public.ts'
import { forbidden, notFound, reply } from '#platform/http/server/answers.ts'
import { type Handler, on } from '#platform/http/server/handler.ts'
import { batchOf } from '#platform/sheets/server/batch-store.ts'
import { templateFile } from '#platform/sheets/server/export/template.ts'
import { takeUpload } from '#platform/sheets/server/take-upload.ts'
import { batchErrors, batchTemplate, batchUpload, undoBatch } from '../../contract/batch.ts'
import { employeeSheet, withoutIds } from '../../model/employee-sheet.ts'
import { askLongProbations } from '../long-probation.ts'
import type { EmployeesNeeds } from '../needs.ts'
import { EMPLOYEE_BATCH } from './batch-add.ts'
import type { BatchPlan } from './batch-plan.ts'
import { FOR_MIGRATION, IMPORT_JOB, peopleImport } from './people-import.ts'
import { takeBack } from './undo-batch.ts'

export const batchHandlers = (needs: EmployeesNeeds): readonly Handler[] => [
  on(batchUpload, async (call) => {
    const { company, query, params, session } = call
    const fromWizard = params.x === '1'
    if (fromWizard && !mayEnter(session, 'migration')) return forbidden()
    const facts = await company.read((tx) => companyFacts(tx, company.companyId))
    const purpose = fromWizard ? FOR_MIGRATION : undefined
    const automaticIds = facts.settings.auto_generate_staff_id
    const services = { ...call, payInputsChanged: needs.payInputsChanged, automaticIds }
    const importing = {
      ...peopleImport(company.companyId, facts.country, services, purpose),
      mayTake: ({ people }: BatchPlan) =>
        askLongProbations(
          facts.country,
          people.map(({ fullName: name, joinedOn, more }) => ({ name, joinedOn, endsOn: more.probationEndsOn })),
          call.body.confirm,
        ),
    }
    return takeUpload(call, importing, {
      preview: query.preview === '1',
      long: { jobs: needs.jobs, kind: IMPORT_JOB, name: 'employees.job', link: '/app/employee' },
    })
  }),

  on(batchTemplate, async (call) => {
    const { company } = call
    const sheet = await company.read(async (tx) => {
      const { country, settings } = await companyFacts(tx, company.companyId)
      const banks = await companyBanks(tx, company.companyId)
      const whole = employeeSheet(
        country,
        banks.map((bank) => bank.name),
      )
      return settings.auto_generate_staff_id ? withoutIds(whole) : whole
    })
    return templateFile(sheet, 'employees.xlsx', call)
  }),

  on(undoBatch, async (call) => {
    const removed = await takeBack(call, needs)
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
