/** This week's mood, for whoever reads it, where enough people have answered. */
import type { HomeCard } from '#platform/home/server/home-card.ts'
import { tenthsOf, tenthsText } from '../model/figures.ts'
import { periodOf } from '../model/periods.ts'
import { countedIn, stepsOf } from './sums.ts'

export const moodHome: HomeCard = {
  key: 'workplace',
  areas: ['mood'],
  read: async (tx, { company, today, t }) => {
    const week = periodOf('week', today)
    const average = tenthsOf(stepsOf(await countedIn(tx, { companyId: company.companyId, today }, week), week))
    if (average === undefined) return []
    return [{ text: t('mood.home.week', { average: tenthsText(average) }), to: `/app/mood?on=${today}` }]
  },
}
