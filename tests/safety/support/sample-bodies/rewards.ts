import type { Bodies } from './ids.ts'

export const rewards: Bodies = {
  'rewards.addType': () => ({ name: 'Safety first', points: 10 }),
  'rewards.changeType': () => ({ points: 15 }),
  'rewards.addItem': () => ({ name: 'Travel mug', cost: 40, stock: 3 }),
  'rewards.changeItem': () => ({ cost: 45 }),
  'rewards.redeemFor': ({ employee, rewardItem }) => ({ employee_id: employee, item_id: rewardItem }),
  'rewards.decide': () => ({ state: 'approved' }),
  'rewards.decideMany': ({ redemption }) => ({ ids: [redemption], state: 'approved' }),
  'rewards.takeBackDelivery': () => ({ reason: 'Handed to somebody else' }),
  'rewards.withdraw': () => ({ reason: 'Given by mistake' }),
  'rewards.grant': ({ employee }) => ({ employee_ids: [employee], points: 100, reason: 'Stock count' }),
  'rewards.correct': () => ({ points: 1, reason: 'Counted twice' }),
  'rewards.give': ({ employee, rewardType }) => ({
    ...{ type_id: rewardType, employee_ids: [employee], message: 'You stayed late to help' },
  }),
  'rewards.redeem': ({ rewardItem }) => ({ item_id: rewardItem }),
  'rewards.cancelOwn': () => ({}),
}
