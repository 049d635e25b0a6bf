/** Leavings that are not completed, for the first page. */
import { counted, type HomeCard } from '#platform/home/server/home-card.ts'
import { exitsOf } from './exits/exit-store.ts'

export const exitHome: HomeCard = {
  key: 'people',
  areas: ['exit'],
  read: async (tx, { company, session, t }) => {
    const wanted = { status: 'open', page: { page: 1, perPage: 1 }, reader: session.accountId } as const
    const { total } = await exitsOf(tx, company.companyId, wanted)
    return counted(t, total, 'exit.home.open', '/app/exit?tab=open')
  },
}
