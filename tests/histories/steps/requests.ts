/** What a Company Admin does in a history: small ranges, so that steps meet each other. */
import { sql } from 'kysely'
import { itemsOf, peopleOf } from '../../safety/support/sample-sheets.ts'
import type { Month, Observed } from '../observed.ts'
import type { Kind } from '../step.ts'
import { IMPORT } from '../world.ts'

const post = (path: string, body: object = {}) => ({ method: 'POST' as const, path, body })
const run = (month: Month) => `api/panel/payroll/${month.replace('-', '/')}`

/** Sheets of people overlap, so that some are refused; a wrong cell refuses the whole of one. */
export const importPeople: Kind<{ from: number; count: number; wrong: boolean }> = {
  name: 'import people',
  async request({ from, count, wrong }) {
    const sheet = peopleOf('A', count, from)
    const content = wrong ? sheet.replace('2025-01-01', 'yesterday') : sheet
    return { method: 'POST', path: IMPORT, file: { name: 'people.csv', content } }
  },
  after: ({ from, count }, seen) => {
    const added = Array.from({ length: count }, (_, at) => staffId(from + at))
    return [{ ...seen, people: [...seen.people, ...added] }]
  },
}

export const addPosition: Kind<{ name: string }> = {
  name: 'add a position',
  request: async ({ name }) => post('api/panel/company/position', { name }),
  after: ({ name }, seen) => [{ ...seen, positions: [...seen.positions, name] }],
}

export const invite: Kind<{ number: number }> = {
  name: 'invite somebody',
  request: async ({ number }, _seen, { id }) =>
    post('api/panel/user/invite', { email: emailOf(number, id), full_name: 'Mei', roles: ['HR Leave'] }),
  after: ({ number }, seen) => [{ ...seen, accounts: [...seen.accounts, `mei${number}`] }],
}

export const uploadItems: Kind<{ month: Month; people: number; wrong: boolean }> = {
  name: 'upload items',
  async request({ month, people, wrong }) {
    const sheet = itemsOf('A', month, people)
    return {
      method: 'POST',
      path: `${run(month)}/items/upload`,
      file: { name: 'items.csv', content: wrong ? sheet.replace('100.00', 'much') : sheet },
    }
  },
  after: ({ month, people }, seen) => {
    const byHand = (seen.items[month] ?? []).filter((item) => item.endsWith(' hand'))
    const fromSheet = Array.from(
      { length: people },
      (_, at) => `${staffId(at)} variable_allowance ${100 + at}.00 sheet`,
    )
    return [{ ...seen, items: { ...seen.items, [month]: [...byHand, ...fromSheet] } }]
  },
}

export const addItem: Kind<{ month: Month; person: number; amount: number }> = {
  name: 'enter an item',
  async request({ month, person, amount }, seen, company) {
    const employee_id = await company.idOf(chosen(seen.people, person))
    return post(`${run(month)}/items`, { employee_id, type: 'bonus', amount: `${amount}.00` })
  },
  after: ({ month, person, amount }, seen) => {
    const item = `${chosen(seen.people, person)} bonus ${amount}.00 hand`
    return [{ ...seen, items: { ...seen.items, [month]: [...(seen.items[month] ?? []), item] } }]
  },
}

type OfMonth = { month: Month }
const move = (
  name: string,
  body: (password: string) => object,
  state: (seen: Observed, month: Month) => string,
): Kind<OfMonth> => ({
  name,
  request: async ({ month }, _seen, { password }) => post(`${run(month)}/${name}`, body(password)),
  after: ({ month }, seen) => [{ ...seen, runs: { ...seen.runs, [month]: state(seen, month) } }],
})
const slipsOf = (seen: Observed, month: Month) => seen.runs[month]?.split(' ')[1] ?? '0'

export const generate = move(
  'generate',
  () => ({}),
  (seen) => `unconfirmed ${seen.people.length}`,
)
export const confirm = move(
  'confirm',
  () => ({}),
  (seen, month) => `confirmed ${slipsOf(seen, month)}`,
)
export const unconfirm = move(
  'unconfirm',
  () => ({}),
  (seen, month) => `unconfirmed ${slipsOf(seen, month)}`,
)
export const approve = move(
  'approve',
  (password) => ({ password }),
  (seen, month) => `approved ${slipsOf(seen, month)}`,
)
export const reopen = move(
  'reopen',
  () => ({ reason: 'A mistake' }),
  (seen, month) => `unconfirmed ${slipsOf(seen, month)}`,
)

export const enterLeave: Kind<{ person: number; day: number }> = {
  name: 'enter leave',
  async request({ person, day }, seen, company) {
    const employee_id = await company.idOf(chosen(seen.people, person))
    const [type_id = ''] = await company.ids(
      sql`select id from leave_types where company_id = ${company.id} and kind = 'annual'`,
    )
    return post('api/panel/leave/application', { employee_id, type_id, from: dayOf(day), to: dayOf(day) })
  },
  after: ({ person, day }, seen) =>
    ['pending', 'approved'].map((status) => ({
      ...seen,
      leave: [...seen.leave, `${chosen(seen.people, person)} ${dayOf(day)} ${status}`],
    })),
}

const DECIDED = { approve: 'approved', reject: 'rejected', withdraw: 'withdrawn' } as const
export const decideLeave: Kind<{ which: number; decision: keyof typeof DECIDED }> = {
  name: 'decide on leave',
  async request({ which, decision }, seen, company) {
    const [id] = await company.leaveIds(chosen(seen.leave, which))
    return id === undefined
      ? undefined
      : post(`api/panel/leave/application/batch/${decision}`, { ids: [id], reason: 'So it is', confirm: true })
  },
  after: ({ which, decision }, seen, answer) => {
    const former = chosen(seen.leave, which)
    const [staff, day] = former.split(' ')
    const without = seen.leave.filter((_, at) => at !== which % seen.leave.length)
    const decided = { ...seen, leave: [...without, `${staff} ${day} ${DECIDED[decision]}`] }
    if (!answer) return [seen, decided]
    return [answer.body.data.changed === 1 ? decided : seen]
  },
}

export const removeLeave: Kind<{ which: number }> = {
  name: 'remove leave',
  async request({ which }, seen, company) {
    const [id] = await company.leaveIds(chosen(seen.leave, which))
    return id === undefined ? undefined : { method: 'DELETE', path: `api/panel/leave/application/${id}` }
  },
  after: ({ which }, seen) => [{ ...seen, leave: seen.leave.filter((_, at) => at !== which % seen.leave.length) }],
}

export const addPaper: Kind<{ person: number; number: number; wrong: boolean }> = {
  name: 'add a paper',
  async request({ person, number, wrong }, seen, company) {
    const id = await company.idOf(chosen(seen.people, person))
    const content = wrong ? '<html>' : `%PDF-1.7\n${'x'.repeat(number * 1000)}\n%%EOF`
    const body = { kind: 'contract', name: `Contract ${number}` }
    return { method: 'POST', path: `api/panel/employee/document/${id}`, body, file: { name: 'paper.pdf', content } }
  },
  after: ({ person, number }, seen) => [
    { ...seen, papers: [...seen.papers, `${chosen(seen.people, person)} Contract ${number}`] },
  ],
}

export const removePaper: Kind<{ which: number }> = {
  name: 'remove a paper',
  async request({ which }, seen, company) {
    const [staff = '', ...name] = chosen(seen.papers, which).split(' ')
    const person = await company.idOf(staff)
    const [paper] = await company.ids(
      sql`select d.id from employee_documents d join employees e on e.company_id = d.company_id and e.id = d.employee_id
          where d.company_id = ${company.id} and e.staff_id = ${staff} and d.name = ${name.join(' ')} limit 1`,
    )
    return paper === undefined
      ? undefined
      : { method: 'DELETE', path: `api/panel/employee/document/${person}/${paper}` }
  },
  after: ({ which }, seen) => [{ ...seen, papers: seen.papers.filter((_, at) => at !== which % seen.papers.length) }],
}

const staffId = (at: number) => `A-${String(at + 1).padStart(4, '0')}`
const chosen = (some: readonly string[], at: number) => some[at % Math.max(1, some.length)] ?? ''
/** Workdays, of the second week of December on. */
const dayOf = (day: number) => `2026-12-${String(7 + day).padStart(2, '0')}`
const emailOf = (number: number, companyId: string) => `mei${number}@${companyId.slice(-12)}.example`
