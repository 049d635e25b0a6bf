/** What one person has: read by HR and, field by field, by managers and the person; entered by HR. */
import { mayEnter } from '#access/enter.ts'
import { lockCompany } from '#modules/company/server/public.ts'
import { employeeOfAccount, holdPersonSeenBy, personSeenBy } from '#modules/employees/server/public.ts'
import { log } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { notFound, problem, Refusal, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import { changePersonValues, ownValues, personValues } from '../contract/values.ts'
import { judgedValue } from '../model/kinds.ts'
import { activeFields, type FieldRow, type ShownTo } from './field-store.ts'
import { valuesOf, type WrittenValue, writeValues } from './value-store.ts'

export const valueHandlers: readonly Handler[] = [
  on(personValues, ({ company, params, session }) =>
    company.read(async (tx) => {
      const { companyId } = company
      const person = await personSeenBy(tx, companyId, session, params.id)
      if (!person) return notFound()
      return shown(tx, companyId, person.id, mayEnter(session, 'employee.file') ? 'hr' : 'managers')
    }),
  ),

  on(changePersonValues, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      // A field may not change its kind, nor lose a choice, while somebody enters one.
      await lockCompany(tx, companyId)
      const person = await holdPersonSeenBy(tx, companyId, call.session, call.params.id)
      if (!person) return notFound()
      const fields = await activeFields(tx, companyId, 'hr')
      const wanted = judged(call.body.values, fields)
      const before = new Map((await valuesOf(tx, companyId, [person.id])).map((one) => [one.field_id, one.value]))
      const isOvertaken = call.body.values.some(
        ({ field_id, was }) => was !== undefined && was !== (before.get(field_id) ?? null),
      )
      if (isOvertaken) return problem('customFields.changed-meanwhile', { status: 409 })
      const differing = wanted.filter(({ field_id, value }) => value !== (before.get(field_id) ?? null))
      const written = differing.map((one): WrittenValue => ({ ...one, employee_id: person.id }))
      if (written.length > 0) {
        await writeValues(tx, companyId, written)
        const nameOf = new Map(fields.map(({ id, name }) => [id, name]))
        const told = (of: (one: WrittenValue) => string | null) =>
          Object.fromEntries(written.map((one) => [nameOf.get(one.field_id) ?? '', of(one)]))
        await log(tx, call, {
          action: 'customFields.entered',
          subject: { kind: 'custom_value', id: person.id, name: person.full_name },
          before: told(({ field_id }) => before.get(field_id) ?? null),
          after: told(({ value }) => value),
        })
      }
      return reply(await shown(tx, companyId, person.id, 'hr'), { messageKey: 'customFields.entered-now' })
    }),
  ),

  on(ownValues, ({ company, session }) =>
    company.read(async (tx) => {
      const own = await employeeOfAccount(tx, company.companyId, session.accountId)
      return own ? shown(tx, company.companyId, own.id, 'own') : []
    }),
  ),
]

async function shown(tx: Tx, companyId: string, employeeId: string, to: ShownTo) {
  const values = new Map((await valuesOf(tx, companyId, [employeeId])).map((one) => [one.field_id, one.value]))
  return (await activeFields(tx, companyId, to)).map(({ id, name, name_zh, kind, choices }) => ({
    ...{ field_id: id, name, name_zh, kind, choices },
    value: values.get(id) ?? null,
  }))
}

type Given = Call<typeof changePersonValues>['body']['values']

/** As they are kept, each at most once; refused by the place of the value. */
function judged(given: Given, fields: readonly FieldRow[]): readonly Omit<WrittenValue, 'employee_id'>[] {
  const errors: Record<string, string[]> = {}
  const byId = new Map(fields.map((field) => [field.id, field]))
  const seen = new Set<string>()
  const values = given.map(({ field_id, value }, at) => {
    const field = byId.get(field_id)
    if (!field || seen.has(field_id)) errors[`values.${at}.field_id`] = ['http.unknown-id']
    seen.add(field_id)
    if (!field || value === null || value.trim() === '') return { field_id, value: null }
    const found = judgedValue(field, value)
    if ('value' in found) return { field_id, value: found.value }
    errors[`values.${at}.value`] = [found.wrong]
    return { field_id, value: null }
  })
  if (Object.keys(errors).length > 0) throw new Refusal(problem('http.invalid', { errors }))
  return values
}
