/** What should come back: asked for by a day that has come, or still with somebody who has left. */
import { counted, type HomeCard, type OwnDue } from '#platform/home/server/home-card.ts'
import { countDue } from './equipment-store.ts'
import { heldBy } from './holding-store.ts'

export const equipmentHome: HomeCard = {
  key: 'people',
  areas: ['equipment'],
  read: async (tx, { company, today, t }) => {
    const due = await countDue(tx, company.companyId, today)
    return counted(t, due, 'equipment.home.due', '/app/equipment?tab=due')
  },
}

/** What was handed to me and I have not said that I have. */
export const equipmentDue: OwnDue = {
  areas: ['me'],
  read: async (tx, { company, employeeId, t }) => {
    const held = await heldBy(tx, company.companyId, employeeId)
    return held
      .filter(({ returned_on, confirmed_at }) => returned_on === null && confirmed_at === null)
      .map(({ name, asset_no, given_on }) => ({
        ...{ text: t('equipment.home.confirm', { name, asset_no }), to: '/me/equipment', on: given_on },
      }))
  },
}
