/** What letters put on first pages: for HR what people asked for and what nobody answered, for each their own. */
import { sql } from 'kysely'
import { recordsOfAccount } from '#modules/employees/server/public.ts'
import { counted, type HomeCard, type OwnDue } from '#platform/home/server/home-card.ts'
import { lettersOf, waiting } from './letter-store.ts'

export const documentsHome: readonly HomeCard[] = [
  {
    key: 'people',
    areas: ['documents'],
    read: async (tx, { company, t }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from letter_requests
        where company_id = ${company.companyId} and status = 'asked'`.execute(tx)
      return counted(t, rows[0]?.count ?? 0, 'documents.home.asked', '/app/documents/letter/3rd/party?show=asked')
    },
  },
  {
    key: 'people',
    areas: ['documents'],
    read: async (tx, { company, today, t }) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from letters x
        where x.company_id = ${company.companyId} and x.due_on < ${today} and ${waiting}`.execute(tx)
      return counted(t, rows[0]?.count ?? 0, 'documents.home.late', '/app/documents/letter/sent?tab=late')
    },
  },
]

export const documentsDue: OwnDue = {
  areas: ['documents.own'],
  read: async (tx, { company, session, t }) => {
    const { companyId } = company
    const own = await recordsOfAccount(tx, companyId, session.accountId)
    if (own.length === 0) return []
    const { rows } = await lettersOf(tx, companyId, { own, status: 'waiting' })
    return rows.map((row) => ({
      text: t(row.answer === 'sign' ? 'documents.home.sign' : 'documents.home.read', { name: row.name }),
      ...(row.due_on && { on: row.due_on }),
      to: `/me/letters?open=${row.id}`,
    }))
  },
}
