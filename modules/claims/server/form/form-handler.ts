/** The form of a claim, with those sent together with it and their receipts: one PDF, for whoever may see them. */
import { mayEnter } from '#access/enter.ts'
import { amountOf, amountText, sumOf } from '#kernel/money.ts'
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'
import { companyFacts } from '#modules/company/server/public.ts'
import { actingOf } from '#platform/approvals/server/acting.ts'
import type { Approvals } from '#platform/approvals/server/engine.ts'
import { detailOf } from '#platform/approvals/server/handlers/inbox-handlers.ts'
import { clockOf } from '#platform/clock/server/clock.ts'
import { keptFile } from '#platform/files/server/kept-files.ts'
import { fileReply, notFound } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import type { Say } from '#platform/http/server/say.ts'
import { pdfMaker } from '#platform/pdf/server/shared-maker.ts'
import { byIds } from '#platform/requests/server/listings.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { form } from '../../contract/attachments.ts'
import { type ClaimRow, claimRows, sentWith } from '../claims/claim-rows.ts'
import { papersOfClaim } from '../claims/paper-store.ts'
import { type FormPapers, formPapers, type NamedPaper, withPages } from './form-papers.ts'

export const formHandler = (approvals: Approvals): Handler =>
  on(form, async (call) => {
    const acting = await actingOf(call)
    const { companyId } = call.company
    const found = await call.company.read(async (tx) => {
      const [row] = await claimRows(tx, companyId, byIds([call.params.id]))
      if (!row) return undefined
      const isWhole = mayEnter(call.session, 'claims') || row.account_id === call.session.accountId
      const detail = await detailOf(tx, approvals, acting, row.id)
      // Of a private category whoever only decides sees no paper; of what was sent with it, nothing.
      if (!isWhole && (row.is_private || !detail)) return undefined
      const rows = isWhole ? await claimRows(tx, companyId, sentWith(row)) : [row]
      const papers = []
      for (const { id, claim_no } of rows)
        for (const paper of await papersOfClaim(tx, companyId, id)) papers.push({ ...paper, claim_no })
      const { name, currency, timezone } = await companyFacts(tx, companyId)
      const history = (detail?.history ?? []).map(({ text, at }) => ({ text, at: dayOf(String(at), timezone) }))
      return { row, rows, papers, name, currency, history, sentOn: dayOf(row.created_at, timezone) }
    })
    if (!found) return notFound()
    const named: NamedPaper[] = []
    for (const { id, name, claim_no } of found.papers) {
      const file = await keptFile(call, id)
      if (file) named.push({ caption: `${claim_no} · ${name}`, file })
    }
    const papers = await formPapers(named)
    const data = dataOf(found, papers, call)
    const pictures = Object.fromEntries(papers.pictures.map(({ path, bytes }) => [path, bytes]))
    const made = await pdfMaker.make({ template: 'claim-form', data: JSON.stringify(data), tagged: true, pictures })
    return fileReply(`${found.row.claim_no}.pdf`, 'application/pdf', await withPages(made, papers.pdfs))
  })

/** By the clock of the company. */
const dayOf = (instant: string, timezone: string): PlainDate => clockOf(() => new Date(instant)).today(timezone)

type Found = {
  readonly sentOn: PlainDate
  readonly row: ClaimRow
  readonly rows: readonly ClaimRow[]
  readonly name: string
  readonly currency: string
  readonly history: readonly { readonly text: string; readonly at: PlainDate }[]
}

function dataOf({ row, rows, name, currency, history, sentOn }: Found, papers: FormPapers, call: Call<typeof form>) {
  const { say, language } = call
  const t = (key: string, params?: Parameters<Say>[2]) => say(language, `claims.form-${key}`, params)
  const day = (date: string) => dayText(plainDateOf(date), language)
  const money = (text: string, code = currency) => `${code} ${moneyText(text, code)}`
  const inOrder = rows.toSorted((one, other) => (one.expense_date < other.expense_date ? -1 : 1))
  return {
    ...languages[language],
    title: t('title', { number: row.claim_no }),
    company: name,
    facts: [
      { name: t('person'), value: [row.full_name, row.staff_id, row.department].filter(Boolean).join(' · ') },
      { name: t('sent'), value: day(sentOn) },
      { name: t('state'), value: t(`state-${row.status}`) },
    ],
    head: ['number', 'day', 'what', 'spent', 'claimable'].map((key) => t(key)),
    claims: inOrder.map((one) => ({
      number: one.claim_no,
      day: day(one.expense_date),
      type: `${one.category} · ${one.type}`,
      lines: linesOf(one, t, money),
      spent: money(one.amount, one.currency_code),
      claimable: money(one.claimable_amount),
    })),
    total: {
      name: t('total'),
      value: money(amountText(sumOf(inOrder.map(({ claimable_amount }) => amountOf(claimable_amount))))),
    },
    decidedHead: t('decided'),
    decided: history.map(({ text, at }) => `${day(at)}  ${text}`),
    leftHead: t('left'),
    left: papers.left,
    signs: [t('signs-person'), t('signs-approver')],
    pictures: papers.pictures.map(({ caption, path }) => ({ caption, path })),
  }
}

type Tell = (key: string, params?: Parameters<Say>[2]) => string

function linesOf(row: ClaimRow, t: Tell, money: (text: string, code?: string) => string): string[] {
  const way = [row.from_place, row.to_place].filter(Boolean).join(' → ')
  const far = row.total_mileage && row.amount_per_unit
  const centres = row.cost_centres.map(({ code, percentage }) => `${code} ${percentage}%`).join(' · ')
  return [
    [row.merchant, row.supplier_tax_no, row.receipt_no].filter(Boolean).join(' · '),
    [far ? `${row.total_mileage} × ${money(row.amount_per_unit ?? '0')}` : '', way].filter(Boolean).join(' · '),
    row.exchange_rate ? t('rate', { rate: row.exchange_rate }) : '',
    row.tax_amount ? t('tax', { amount: money(row.tax_amount, row.currency_code) }) : '',
    centres,
    row.note ?? '',
  ].filter((line) => line !== '')
}

const languages = {
  en: { lang: 'en', region: null },
  'zh-Hant': { lang: 'zh', region: 'TW' },
} as const
