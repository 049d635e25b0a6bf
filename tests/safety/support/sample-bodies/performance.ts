import type { Bodies } from './ids.ts'

const factors = [{ name: 'Care', weight: 100 }]

export const performance: Bodies = {
  'performance.addFactor': () => ({ name: 'Calm under pressure', kind: 'value' }),
  'performance.changeFactor': () => ({ weight: 20 }),
  'performance.addCycle': () => ({
    ...{ name: 'Year end 2031', period: 'year_end', year: 2031, from_on: '2031-01-01', to_on: '2031-12-31', factors },
  }),
  'performance.changeCycle': () => ({ factors }),
  'performance.launch': ({ employee }) => ({ employee_ids: [employee] }),
  'performance.add': ({ cycle, employee }) => ({ cycle_id: cycle, employee_id: employee }),
  'performance.change': () => ({ items: factors }),
  'performance.proceed': () => ({ reason: 'On leave' }),
  'performance.revert': () => ({ status: 0, reason: 'Look again' }),
  'performance.proceedMany': ({ cycle, review }) => ({ cycle_id: cycle, review_ids: [review] }),
  'performance.rateMany': ({ cycle, review }) => ({ cycle_id: cycle, review_ids: [review], grade: 'C' }),
  'performance.changeOwn': () => ({ comment: 'A draft' }),
  'performance.proceedOwn': () => ({}),
  'performance.acknowledge': () => ({ comment: 'Thank you' }),
}
