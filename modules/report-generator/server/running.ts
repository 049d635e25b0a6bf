/** A report is run: read for whoever runs it, counted, kept with the days that it meant, and written down. */
import { newId } from '#platform/clock/server/new-id.ts'
import type { Endpoint } from '#platform/contract/endpoint.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, Refusal } from '#platform/http/server/answers.ts'
import type { Call } from '#platform/http/server/handler.ts'
import { fixedOn } from '../model/fixed.ts'
import { daysOf, type When } from '../model/when.ts'
import { whenFaults } from './judged.ts'
import { log, notedIn } from './log.ts'
import { type Looking, type Subjects, todayOf } from './looking.ts'
import { type Readable, readable } from './readable.ts'
import { counted } from './result.ts'
import { type RunRow, saveRun } from './run-store.ts'
import type { Template } from './template-view.ts'

type Running = Looking & Pick<Call<Endpoint>, 'actor'>
type Wanted = { readonly when?: When | undefined; readonly told?: readonly string[] }

export async function ran(
  tx: Tx,
  call: Running,
  subjects: Subjects,
  template: Pick<Template, 'id' | 'name' | 'definition'>,
  { when = template.definition.when, told }: Wanted,
): Promise<RunRow> {
  const today = todayOf(call)
  const kept = { ...template.definition, when }
  const of = readable(subjects, call, kept)
  const definition = fixedOn(kept, today, (field) => of.fields[field]?.kind === 'date')
  const days = daysFor(of, call, when)
  const run: RunRow = {
    ...{ id: newId(), template: template.id, name: template.name, definition, language: call.language },
    ...{ from_day: days.from, to_day: days.to, by_schedule: told !== undefined, told: told ?? [] },
    ...{ ran_by: call.session.accountId, ran_by_name: call.actor.name, ran_at: call.clock.now().toISOString() },
    rows: await counted(tx, call, of, days),
  }
  await saveRun(tx, call.company.companyId, run)
  const noted = notedIn(of.definition, of.fields)
  await log(tx, call, 'reports.ran', template, {
    after: { days: spanText(days), rows: run.rows, ...(noted.length > 0 && { noted: noted.join(', ') }) },
  })
  return run
}

/** Refused by field where the days do not fit what the report is about. */
export function daysFor({ subject }: Pick<Readable, 'subject'>, call: Looking, when: When) {
  const faults = whenFaults(when, subject, call)
  const days = daysOf(when, todayOf(call))
  if (faults.length > 0 || !days)
    throw new Refusal(
      problem('http.invalid', { errors: Object.fromEntries(faults.map(([path, key]) => [path, [key]])) }),
    )
  return days
}

export const spanText = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? from : `${from} – ${to}`
