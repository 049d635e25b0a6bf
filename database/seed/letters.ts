/** Letters: the usual templates, one that waits for a signature, some to banks and embassies, and one that is asked for. */
import type { Country } from '#kernel/countries.ts'
import { addDays } from '#kernel/plain-date.ts'
import { sendLetters } from '#modules/documents/contract/letters.ts'
import { askForLetter, ownLetters, ownRequests } from '#modules/documents/contract/own.ts'
import { addStandardTemplates, letterTemplates, previewLetter } from '#modules/documents/contract/templates.ts'
import { draftToOthers, issueToOthers, lettersToOthers } from '#modules/documents/contract/third-party.ts'
import { employeeOfAccount } from '#modules/employees/server/public.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Language } from '#platform/http/server/say.ts'
import { type Business, memberAt } from './business.ts'
import { morningOf } from './opening.ts'

const words: Readonly<
  Record<Country, { readonly banks: readonly string[]; readonly loan: string; readonly post: string }>
> = {
  MY: { banks: ['Maybank', 'CIMB Bank'], loan: 'It is for a housing loan.', post: 'Senior barista' },
  TW: { banks: ['國泰世華銀行', '玉山銀行'], loan: '供申請房屋貸款之用。', post: '資深專員' },
  PH: { banks: ['BDO Unibank', 'Metrobank'], loan: 'It is for a housing loan.', post: 'Senior associate' },
}
const ISSUED = [1, 4, 7]

/** A start that was broken off goes on where it stopped: each letter looks first whether it is there. */
export async function writeLetters(business: Business): Promise<void> {
  const { act, admin, country, today, now } = business
  const language = country === 'TW' ? ('zh-Hant' as const) : ('en' as const)
  await act(admin, addStandardTemplates, { body: {}, at: morningOf(addDays(today, -20)), language })
  const templates = (await act(admin, letterTemplates, { query: {}, at: now })) as DataOf<typeof letterTemplates>
  const move = templates.find(({ asks }) => asks.includes('New position'))
  const salary = templates.find(({ uses_pay }) => uses_pay)
  if (!move || !salary) throw new Error('the usual templates of letters are not there')
  await writeToBanks(business, salary, language)
  await writeToEmployee(business, { move, salary }, language)
}

type Template = DataOf<typeof letterTemplates>[number]

async function writeToBanks(
  { act, admin, country, today, now, staff }: Business,
  salary: Template,
  language: Language,
) {
  const { banks, loan } = words[country]
  const there = (await act(admin, lettersToOthers, { query: {}, at: now })) as DataOf<typeof lettersToOthers>
  for (const [at, who] of ISSUED.entries()) {
    const { id: employee_id } = memberAt(staff, who)
    const recipient_name = banks[at % banks.length] ?? ''
    const when = { at: morningOf(addDays(today, -12 + 4 * at)), language }
    const known = there.find((one) => one.employee_id === employee_id)
    let id = known?.id
    if (id === undefined) {
      const wanted = { template_id: salary.id, employee_id, asked: {}, recipient_name, purpose: loan }
      const filled = (await act(admin, previewLetter, { body: wanted, ...when })) as DataOf<typeof previewLetter>
      const { missing: _, due_on: __, ...texts } = filled
      const body = {
        employee_id,
        template_id: salary.id,
        request_id: null,
        name: salary.name,
        language: salary.language,
      }
      const to = { recipient_name, recipient_address: null }
      const made = await act(admin, draftToOthers, { body: { ...body, ...texts, ...to }, ...when })
      id = (made as DataOf<typeof draftToOthers>).id
    }
    if ((known?.status ?? 'draft') === 'draft')
      await act(admin, issueToOthers, { params: { id }, body: { confirm: true }, ...when })
  }
}

async function writeToEmployee(business: Business, of: { move: Template; salary: Template }, language: Language) {
  const { act, admin, country, today, now, employee, db } = business
  const { banks, loan, post } = words[country]
  const { companyId, accountId } = employee
  const me = await db.forCompany(companyId).read((tx) => employeeOfAccount(tx, companyId, accountId))
  if (!me) return
  const letters = (await act(employee, ownLetters, { at: now })) as DataOf<typeof ownLetters>
  if (!letters.some(({ name }) => name === of.move.name)) {
    const asked = {
      'Effective date': addDays(today, 14),
      'New position': post,
      'New manager': me.manager ?? admin.name,
    }
    const body = { template_id: of.move.id, employee_ids: [me.id], asked }
    await act(admin, sendLetters, { body, at: morningOf(addDays(today, -2)), language })
  }
  const requests = (await act(employee, ownRequests, { at: now })) as DataOf<typeof ownRequests>
  if (requests.length > 0) return
  const request = { template_id: of.salary.id, recipient_name: banks[0], recipient_address: null, purpose: loan }
  const at = morningOf(addDays(today, -1))
  await act(employee, askForLetter, { body: { ...request, language: of.salary.language }, at, language })
}
