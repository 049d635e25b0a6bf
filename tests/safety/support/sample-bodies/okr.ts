import type { Bodies } from './ids.ts'

const results = [{ name: 'Guests a day', unit: 'guests', start_value: '80', target_value: '100' }]
const objectives = [{ name: 'More guests', weight: 100, key_results: results }]
const serving = (factor_id: string) => objectives.map((objective) => ({ ...objective, factor_id }))

export const okr: Bodies = {
  'okr.addFactor': () => ({ name: 'Glad guests', kind: 'customer' }),
  'okr.changeFactor': () => ({ kind: 'people' }),
  'okr.addTemplate': ({ aim }) => ({ name: 'For the bar', objectives: serving(aim) }),
  'okr.changeTemplate': ({ aim }) => ({ objectives: serving(aim) }),
  'okr.giveTemplate': ({ employee }) => ({ employee_ids: [employee], year: 2031, quarter: 1 }),
  'okr.add': ({ employee }) => ({ owner_kind: 'person', employee_id: employee, year: 2031, quarter: 2, objectives }),
  'okr.change': () => ({ objectives }),
  'okr.proceed': () => ({}),
  'okr.revert': () => ({ reason: 'Write it anew' }),
  'okr.copy': () => ({}),
  'okr.checkIn': ({ keyResult }) => ({ key_result_id: keyResult, value: '90', confidence: 3, comment: 'On the way' }),
  'okr.addOwn': ({ aim }) => ({ year: 2031, quarter: 3, objectives: serving(aim) }),
  'okr.changeOwn': () => ({ objectives }),
  'okr.proceedOwn': () => ({}),
  'okr.ownCheckIn': ({ keyResult }) => ({ key_result_id: keyResult, value: '90', confidence: 3 }),
}
