/** What the placeholders of a template stand for, for many people at once, in the words of each language. */
import { sql } from 'kysely'
import { addDays, completedMonths, type PlainDate, parsePlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts, companyLetterhead } from '#modules/company/server/public.ts'
import { agreedOn, keyOfAgreed } from '#modules/employees/server/public.ts'
import { managerNameOf, personOf } from '#modules/employees/server/public-sql.ts'
import { departmentOf, positionOf } from '#modules/organisation/server/public-sql.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { Language, Say } from '#platform/http/server/say.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { type Answer, type LetterLanguage, languagesOf, type Texts, textsIn } from '../model/letter.ts'
import { type Asked, filled, type Values } from '../model/placeholders.ts'

type PersonRow = {
  readonly id: string
  readonly full_name: string
  readonly preferred_name: string | null
  readonly staff_id: string
  readonly account_id: string | null
  readonly employment_type: string
  readonly joined_on: string
  readonly left_on: string | null
  readonly probation_ends_on: string | null
  readonly department: string | null
  readonly position: string | null
  readonly manager: string | null
}

export type Template = Texts & {
  readonly language: LetterLanguage
  readonly answer: Answer
  readonly answer_days: number | null
}
type Around = {
  readonly today: PlainDate
  readonly template: Pick<Template, 'language' | 'answer' | 'answer_days'>
  readonly recipient?: string | null
  readonly purpose?: string | null
  /** Instead of the days that the template gives. */
  readonly dueOn?: PlainDate | null | undefined
}

export type PersonValues = {
  readonly fullName: string
  readonly accountId: string | null
  readonly dueOn: PlainDate | null
  readonly values: Readonly<Record<'en' | 'zh', Values>>
}

/** By the ids of the people; those who are nobody here are not among them. */
export async function valuesFor(
  tx: Tx,
  { companyId, say }: { readonly companyId: string; readonly say: Say },
  ids: readonly string[],
  { today, template, recipient = null, purpose = null, dueOn }: Around,
): Promise<ReadonlyMap<string, PersonValues>> {
  const { rows } = await sql<PersonRow>`
    select e.id, e.full_name, e.preferred_name, e.staff_id, e.account_id, e.employment_type, e.joined_on, e.left_on,
      e.probation_ends_on, d.name as department, p.name as position, ${managerNameOf()} as manager
    from (select ${companyId}::uuid as company_id, unnest(${[...new Set(ids)]}::uuid[]) as employee_id) x
    ${personOf('x')} ${departmentOf()} ${positionOf()}
    where not e.is_service_account`.execute(tx)
  const facts = await companyFacts(tx, companyId)
  const head = await companyLetterhead(tx, companyId)
  const dayOf = ({ left_on }: PersonRow) => (left_on !== null && left_on < today ? left_on : today)
  const agreed = await agreedOn(
    tx,
    companyId,
    rows.map((row) => ({ id: row.id, day: dayOf(row) })),
  )
  const usual =
    template.answer === 'none' || template.answer_days === null ? null : addDays(today, template.answer_days)
  const due = dueOn === undefined ? usual : dueOn
  return new Map(
    rows.map((row) => {
      const salary = agreed.get(keyOfAgreed({ id: row.id, day: dayOf(row) }))?.basic_salary
      const here = completedMonths(plainDateOf(row.joined_on), plainDateOf(dayOf(row)))
      const [years, months] = [Math.floor(here / 12), here % 12]
      const valuesIn = (language: Language): Values => ({
        full_name: row.full_name,
        preferred_name: row.preferred_name ?? row.full_name,
        staff_id: row.staff_id,
        position: row.position,
        department: row.department,
        manager: row.manager,
        employment_type: say(language, `documents.employment.${row.employment_type}`),
        joined_on: dayText(row.joined_on, language),
        left_on: row.left_on && dayText(row.left_on, language),
        length_of_service:
          years === 0
            ? say(language, 'documents.service-months', { months })
            : say(language, 'documents.service', { years, months }),
        probation_ends_on: row.probation_ends_on && dayText(row.probation_ends_on, language),
        basic_salary: salary === undefined ? null : `${facts.currency} ${moneyText(salary, facts.currency)}`,
        company: head.name,
        company_address: head.address,
        today: dayText(today, language),
        due_on: due && dayText(due, language),
        recipient,
        purpose,
      })
      const values = { en: valuesIn('en'), zh: valuesIn('zh-Hant') }
      return [row.id, { fullName: row.full_name, accountId: row.account_id, dueOn: due, values }]
    }),
  )
}

/** A day that was typed as 2026-12-12 is written as the other days of the letter; longer numbers are no days. */
const daysIn = (text: string, language: Language): string =>
  text.replace(/(?<![\w-])\d{4}-\d{2}-\d{2}(?![\w-])/g, (typed) =>
    parsePlainDate(typed) ? dayText(typed, language) : typed,
  )

/** The words of the template for one person, and what nothing is known for. */
export function filledFor(template: Template, { values }: PersonValues, asked: Asked) {
  const missing = new Set<string>()
  const one = (text: string | null, language: 'en' | 'zh'): string | null => {
    if (text === null) return null
    const done = filled(text, values[language], asked)
    for (const name of done.missing) missing.add(name)
    return daysIn(done.text, language === 'zh' ? 'zh-Hant' : 'en')
  }
  const given = textsIn(template.language, template)
  const texts: Texts = {
    title_en: one(given.title_en, 'en'),
    text_en: one(given.text_en, 'en'),
    title_zh: one(given.title_zh, 'zh'),
    text_zh: one(given.text_zh, 'zh'),
  }
  return { texts, missing: [...missing], languages: languagesOf(template.language) }
}
