import type { Bodies, MakeBody } from './ids.ts'

const leaveOf: MakeBody = ({ employee, leaveType }) => ({
  employee_id: employee,
  type_id: leaveType,
  from: '2026-12-07',
  to: '2026-12-07',
})

export const leave: Bodies = {
  'leave.changeOwn': () => ({ to: '2026-12-07' }),
  'leave.previewChangeOwn': ({ leaveType }) => ({ type_id: leaveType }),
  'leave.previewChange': ({ leaveType }) => ({ type_id: leaveType }),
  'leave.offInLieuAward': ({ employee }) => ({ employee_ids: [employee], date: '2026-11-08' }),
  'leave.replacementHolidayAward': ({ employee }) => ({ employee_ids: [employee], date: '2026-08-31', worked: true }),
  'leave.createType': ({ leaveType }) => ({ name: 'Sabbath leave', within_type: leaveType }),
  'leave.changeType': () => ({ name_zh: '改名' }),
  'leave.createGroup': ({ leaveType }) => ({ name: 'Group of mine', types: [{ type_id: leaveType }] }),
  'leave.changeGroup': ({ leaveType }) => ({ types: [{ type_id: leaveType }] }),
  'leave.putInGroup': ({ employee }) => ({ employee_ids: [employee] }),
  'leave.adjustBalance': ({ leaveType }) => ({ type_id: leaveType, entitled: 20, reason: 'Said so' }),
  'leave.payOut': ({ leaveType }) => ({ type_id: leaveType, amount: 1, month: '2026-12', reason: 'Said so' }),
  'leave.previewApplication': leaveOf,
  'leave.createApplication': leaveOf,
  'leave.batchApplications': (ids) => {
    const { employee_id, ...more } = leaveOf(ids)
    return { employee_ids: [employee_id], ...more, from: '2026-12-14', to: '2026-12-14' }
  },
  'leave.changeApplication': () => ({ to: '2026-12-07' }),
  'leave.lockDays': ({ department }) => ({
    from: '2026-12-07',
    to: '2026-12-07',
    department_id: department,
    reason: 'Said so',
  }),
  'leave.carryForward': () => ({ year_from: '2026-01-01' }),
  'leave.offInLieuCreate': ({ employee }) => ({ employee_id: employee, date: '2026-11-15' }),
  'leave.offInLieuAsk': () => ({ date: '2026-11-15' }),
  'leave.offInLieuChange': () => ({ date: '2026-11-15' }),
  'leave.offInLieuDecide': ({ request }) => ({ ids: [request] }),
  'leave.offInLieuAskWithdraw': () => ({ reason: 'Plans changed' }),
  'leave.replacementHolidayCreate': ({ employee }) => ({ employee_id: employee, date: '2026-09-16', worked: true }),
  'leave.replacementHolidayAsk': () => ({ date: '2026-11-15' }),
  'leave.replacementHolidayChange': () => ({ date: '2026-11-15' }),
  'leave.replacementHolidayDecide': ({ request }) => ({ ids: [request] }),
  'leave.replacementHolidayAskWithdraw': () => ({ reason: 'Plans changed' }),
  'leave.decideApplications': ({ request }) => ({ ids: [request] }),
  'leave.previewOwn': ({ leaveType }) => ({ type_id: leaveType, from: '2026-12-07', to: '2026-12-07' }),
  'leave.ask': ({ leaveType }) => ({ type_id: leaveType, from: '2026-12-07', to: '2026-12-07' }),
  'leave.askWithdrawOwn': () => ({ reason: 'Plans changed' }),
}
