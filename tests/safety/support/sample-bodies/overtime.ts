import type { Bodies } from './ids.ts'

const evening = { date: '2026-11-17', start_time: '19:00', end_time: '21:00', confirm: 1 }

export const overtime: Bodies = {
  'overtime.create': ({ employee }) => ({ employee_id: employee, ...evening }),
  'overtime.preview': () => evening,
  'overtime.ask': () => evening,
  'overtime.change': () => ({ reason: 'Stocktaking' }),
  'overtime.approve': () => ({ justification: 'Needed' }),
  'overtime.reject': () => ({ reason: 'Not needed' }),
  'overtime.decide': ({ overtime }) => ({ ids: [overtime], justification: 'Needed' }),
  'overtime.askWithdraw': () => ({ reason: 'Plans changed' }),
}
