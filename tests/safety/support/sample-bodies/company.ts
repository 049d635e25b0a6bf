import type { Bodies } from './ids.ts'

export const company: Bodies = {
  'company.changeBank': () => ({ account_name: 'Renamed' }),
  'company.changeCoordinate': () => ({ name: 'Elsewhere', radius: 25 }),
  'company.limitEmployees': ({ coordinate, employee }) => ({ coordinate_id: coordinate, employee_ids: [employee] }),
  'company.unlimitEmployees': ({ coordinate, employee }) => ({ coordinate_id: coordinate, employee_ids: [employee] }),
  'company.storeSettings': ({ leaveType }) => ({ quarantine_leave_type_id: leaveType }),
  'company.changeSettings': () => ({ pay_change_threshold: '12' }),
  'company.changeSettings.viewOfOtherDepartment': () => ({ is_view_of_other_department: true }),
  'holidays.change': () => ({ name: 'Renamed' }),
  'holidays.changeMakeUpDay': () => ({ name: 'Renamed' }),
  'quarantine.changeFlow': ({ department }) => ({
    chains: [{ name: 'Mine', when: { department_ids: [department] }, steps: [] }],
  }),
}
