/** Claims as a kind of request: how one is judged, kept, told and shown. */
import { plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { holdPeople, type PersonWhoAsks, personWhoAsks } from '#modules/employees/server/public.ts'
import type { Acting } from '#platform/approvals/server/acting.ts'
import type { Asking, RequestPort, Work } from '#platform/requests/server/port.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { wordOf } from '../../model/claim.ts'
import type { ClaimNeeds } from '../needs.ts'
import type { ClaimAsked } from './asked.ts'
import { besideOf } from './beside.ts'
import { type ClaimRow, claimRows, type NewClaim, removeClaim, saveClaims } from './claim-rows.ts'
import { claimView, type FindingShown, findingsShown } from './claim-view.ts'
import { type Book, type JudgedWish, judging } from './judging.ts'
import { claimKind } from './kind.ts'
import { numberOf } from './number-of.ts'
import { wanted } from './wanted.ts'
import { words } from './words.ts'

export type Fresh = NewClaim & { readonly type: string; readonly judged: JudgedWish; readonly paidIn: string }
export type ClaimTypes = {
  readonly asked: ClaimAsked
  readonly person: PersonWhoAsks
  readonly row: ClaimRow
  readonly fresh: Fresh
  readonly book: Book
  readonly view: ReturnType<typeof claimView>
  readonly beside: Awaited<ReturnType<typeof besideOf>>
  readonly preview: {
    readonly base_amount: string
    readonly claimable_amount: string
    readonly exchange_rate: string | null
    readonly rate_origin: string | null
    readonly amount_per_unit: string | null
    readonly findings: FindingShown[]
    readonly limits: { limit_id: string; name: string; left: string }[]
  }
}

export const claimPort = (needs: ClaimNeeds): RequestPort<ClaimTypes> => ({
  kind: claimKind(needs),
  words,
  context: bookOf,
  personOf: personWhoAsks,
  holdPeople,
  load: claimRows,
  filtered: (query, today) => wanted(query, today),
  judge: async (work, people, asked, changed) => {
    const wishes = people.map((person) => ({ person, asked }))
    const judge = await judging({ ...onWork(work), needs, changed }, wishes)
    return (person, id) => judgedOf(work, judge(person, asked), person, asked, { id, submission: id })
  },
  save: ({ tx, acting: { companyId, session, now } }, all) =>
    saveClaims(tx, companyId, all.map(storedOf), { by: session.accountId, now }),
  remove: ({ tx, acting: { companyId } }, id) => removeClaim(tx, companyId, id),
  request: (one, acting) => requestOf(one, acting),
  view: (row, { today }, call) => claimView(row, today, call),
  beside: besideOf,
  preview: (_, { one: { judged } }, call) =>
    Promise.resolve({
      ...judged.worked,
      findings: findingsShown(judged.findings, call),
      limits: judged.limits.map((limit) => ({ ...limit })),
    }),
  entry: (what, view) => ({
    action: what === 'changed' ? 'claims.claim-changed' : `claims.${what}`,
    subject: { kind: 'claim', id: view.id, name: `${view.full_name}: ${view.claim_no}` },
    after: {
      type: view.type,
      expense_date: view.expense_date,
      amount: view.amount,
      currency_code: view.currency_code,
      claimable_amount: view.claimable_amount,
    },
  }),
})

export async function bookOf(tx: Parameters<typeof companyFacts>[0], { company, clock }: Asking): Promise<Book> {
  const facts = await companyFacts(tx, company.companyId)
  return { facts, today: clock.today(facts.timezone) }
}

export const onWork = ({ tx, book, acting }: Pick<Work<ClaimTypes>, 'tx' | 'book' | 'acting'>) => ({
  tx,
  book,
  by: acting.session.accountId,
})

type Named = { readonly id: string; readonly submission: string }

/** What is found is kept with the claim; what only warns is asked about first. */
export function judgedOf(
  { book, acting: { say, language } }: { readonly book: Book; readonly acting: Pick<Acting, 'say' | 'language'> },
  judged: JudgedWish,
  person: PersonWhoAsks,
  asked: ClaimAsked,
  { id, submission }: Named,
) {
  const { worked, faults, findings, type, shares } = judged
  const {
    attachment_ids,
    cost_centres: _centres,
    excess_amount: excess = '0.00',
    confirmed: _,
    amount: __,
    currency_code: ___,
    exchange_rate: ____,
    claimable_amount,
    ...given
  } = asked
  const one: Fresh = {
    ...given,
    ...worked,
    currency_code: worked.currency_code || book.facts.currency,
    id,
    claim_no: numberOf('C', id, book.today),
    submission_id: submission,
    employee_id: person.id,
    total_mileage: type?.is_unit_based ? asked.total_mileage : null,
    unit_type: type?.unit_type ?? null,
    findings,
    attachment_ids,
    cost_centres: shares,
    excess_amount: excess,
    type: type?.name ?? '',
    judged,
    paidIn: book.facts.currency,
  }
  const asks = findings
    .filter(({ level }) => level !== 'block')
    .map(({ rule, params }) => say(language, wordOf(rule, params), params))
  return { one, faults, asks }
}

/** What of it is a row: the rest is for whoever decides. */
export const storedOf = ({ judged: _, type: __, paidIn: ___, ...claim }: Fresh): NewClaim => claim

export const requestOf = (one: Fresh, acting: Pick<Acting, 'say'>) => ({
  id: one.id,
  aboutId: one.employee_id,
  type: one.type_id,
  length: null,
  amount: one.claimable_amount,
  from: one.expense_date,
  to: one.expense_date,
  told: { en: told(one, acting, 'en'), 'zh-Hant': told(one, acting, 'zh-Hant') },
})

/** Where less is claimed than was spent, both are told: nobody is to read that the whole was approved. */
function told(one: Fresh, { say }: Pick<Acting, 'say'>, language: 'en' | 'zh-Hant') {
  const spent = `${one.currency_code} ${moneyText(one.amount, one.currency_code)}`
  const claimable = `${one.paidIn} ${moneyText(one.claimable_amount, one.paidIn)}`
  const isWhole = one.claimable_amount === one.base_amount
  const sum = isWhole ? spent : say(language, 'claims.request-part', { claimable, spent })
  return {
    title: say(language, 'claims.request-title', { type: one.type }),
    detail: [dayText(plainDateOf(one.expense_date), language), sum].join(say(language, 'claims.comma')),
  }
}
