/**
 * Sixty days of how people of the demonstration were. Half of them never sign in and nobody could answer for yesterday, so
 * these rows are written in one statement: whose and how is drawn from their ids and the day, the same at every start.
 */
import { sql } from 'kysely'
import type { Country } from '#kernel/countries.ts'
import { addDays } from '#kernel/plain-date.ts'
import type { Business } from './business.ts'

const DAYS = 60
/** Shared with HR, or kept to oneself: a note in forty answers. */
const notes: Readonly<Record<Country, readonly string[]>> = {
  MY: [
    'The new roster gives me more time with my family.',
    'Too many double shifts this week.',
    'The coffee machine at Bangsar needs a repair.',
    'Good teamwork on Saturday.',
  ],
  TW: [
    '新的輪班表讓我比較能照顧家裡。',
    '這週會議太多，沒時間做事。',
    '謝謝同事幫忙代班。',
    '冷氣太冷，可以調高一點嗎？',
  ],
  PH: [
    'Traffic made me late twice; a later start would help.',
    'Thank you for the free lunch on payday.',
    'Too few people at the counter on Sundays.',
    'I like the new training.',
  ],
}

export async function feelWell({ db, hr, country, today }: Business): Promise<void> {
  const { companyId } = hr
  const texts = [...notes[country]]
  await db.forCompany(companyId).transaction((tx) =>
    sql`
      insert into mood_answers (company_id, employee_id, date, department_id, step, note, note_is_shared)
      select e.company_id, e.id, day::date, e.department_id, (array[1, 2, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5])[1 + draw.n % 12],
        case when draw.n % 41 = 0 then (${texts}::text[])[1 + draw.n % ${texts.length}] end, draw.n % 41 = 0
      from employees e
      cross join generate_series(${addDays(today, -DAYS)}::date, ${addDays(today, -1)}::date, interval '1 day') as day
      cross join lateral (select ('x' || substr(md5(e.staff_id || day::date), 1, 7))::bit(28)::int as n) as draw
      where e.company_id = ${companyId} and not e.is_service_account and e.joined_on <= day
        and (e.left_on is null or e.left_on >= day) and extract(isodow from day) < 6 and draw.n % 100 < 62
      on conflict do nothing`.execute(tx),
  )
}
