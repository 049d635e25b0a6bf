/**
 * A report of own columns as a file. One of the kind bank stands beside names, banks and accounts, is of an approved month
 * and of those alone who are not held, and asks who it is, as every file that tells accounts.
 */
import { peopleForFiles } from '#modules/employees/server/public.ts'
import { notFound, problem } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { type ExportColumn, tableFile } from '#platform/sheets/server/export/table.ts'
import type { showTemplate } from '../contract/templates.ts'
import { draftLine, draftRow } from './draft-line.ts'
import type { Shown } from './show-template.ts'
import type { TemplateRow } from './template-store.ts'

type Asking = Pick<Call<typeof showTemplate>, 'company' | 'seal' | 'say' | 'language' | 'session' | 'clock'>
type Found = { readonly template: TemplateRow; readonly shown: Shown; readonly month: string }

export async function templateFile(call: Asking, format: 'csv' | 'xlsx', found: Found | undefined) {
  if (!found) return notFound()
  const { template, shown, month } = found
  const { company, seal, say, language, session, clock } = call
  const ofBank = template.type === 'bank'
  if (ofBank && shown.status !== 'approved') return problem('payreports.not-approved')
  if (ofBank && session.confirmedUntil <= clock.now().getTime())
    return problem('http.confirm-identity', { status: 403, extra: { confirm_identity: true } })
  const rows = ofBank ? shown.rows.filter(({ held }) => !held) : shown.rows
  const ids = rows.map(({ employee_id }) => employee_id)
  const people = ofBank ? await company.read((tx) => peopleForFiles(tx, seal, company.companyId, ids)) : []
  const accounts = new Map(people.map(({ id, bank }) => [id, bank]))
  const without = ofBank ? rows.filter(({ employee_id }) => !accounts.get(employee_id)) : []
  if (without.length > 0)
    return problem('payreports.no-account', {
      params: { count: without.length },
      data: without.map(({ staff_id, full_name }) => `${staff_id} ${full_name}`),
    })
  const text = (key: string, width: number): ExportColumn => ({
    ...{ header: say(language, `payreports.column.${key}`), kind: 'text', width },
  })
  const own = shown.columns.map(
    ({ label, format: kind }): ExportColumn => ({
      header: label,
      kind: kind === 'money' ? 'money' : 'text',
      width: 18,
    }),
  )
  const columns = [
    ...[text('staff_id', 14), text('full_name', 34)],
    ...(ofBank ? [text('bank', 24), text('account', 22)] : []),
    ...own,
  ]
  const drafts = draftRow(draftLine([{ month, status: shown.status }], call), columns.length)
  return tableFile(company, { name: `${template.name}-${month}`, format }, async () => ({
    name: template.name,
    columns,
    rows: rows
      .map(({ employee_id, staff_id, full_name, values }) => {
        const account = accounts.get(employee_id)
        const ofAccount = ofBank ? [account?.name ?? '', account?.accountNumber ?? ''] : []
        return [staff_id, full_name, ...ofAccount, ...shown.columns.map(({ key }) => values[key] ?? null)]
      })
      .concat(drafts),
  }))
}
