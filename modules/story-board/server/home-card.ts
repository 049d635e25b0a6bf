/** Posts that were reported, for whoever looks after the story board. */
import { counted, type HomeCard } from '#platform/home/server/home-card.ts'
import { reportedPosts } from './reported.ts'

export const storyBoardHome: HomeCard = {
  key: 'workplace',
  areas: ['storyBoard'],
  read: async (tx, { company, t }) =>
    counted(t, await reportedPosts(tx, company.companyId), 'storyBoard.home.reported', '/app/storyBoard?tab=reported'),
}
