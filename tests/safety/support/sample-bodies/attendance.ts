import type { Bodies } from './ids.ts'

export const attendance: Bodies = {
  'attendance.askCorrection': () => ({
    date: '2026-11-18',
    changes: [{ type: 'in', time: '09:00' }],
    reason: 'Forgotten',
  }),
  'attendance.correct': ({ employee }) => ({
    employee_ids: [employee],
    date: '2026-11-18',
    changes: [{ type: 'in', time: '09:00' }],
    reason: 'Forgotten',
  }),
  'attendance.decideCorrection': () => ({ decision: 'approve' }),
  'attendance.decide': ({ employee }) => ({
    employee_ids: [employee],
    from: '2026-11-02',
    to: '2026-11-03',
    decision: 'approve',
  }),
  'attendance.lock': ({ department }) => ({
    from: '2026-11-02',
    to: '2026-11-02',
    department_ids: [department],
    is_locked: true,
  }),
  'attendance.export': ({ department }) => ({ from: '2026-11-02', to: '2026-11-03', department_ids: [department] }),
  'attendance.exportRawLogs': ({ department, employee }) => ({
    from: '2026-11-02',
    to: '2026-11-03',
    department_ids: department,
    employee_id: employee,
  }),
  'attendance.clock': () => ({ type: 'in', method: 'gps' }),
  'attendance.assignCode': ({ employee }) => ({ clock_code: '77', employee_id: employee }),
  'attendance.addKiosk': ({ coordinate }) => ({ name: 'Back door', coordinate_id: coordinate, ways: ['qr'] }),
  'attendance.changeKiosk': () => ({ name: 'Another name' }),
  'attendance.becomeKiosk': () => ({ code: 'ABCDE-FGHJK' }),
  'attendance.kioskClock': () => ({ staff_code: 'A-1' }),
  'devices.log': () => ({ device: 'Door', logs: [{ clock_code: '77', time: '2026-01-05 09:00:00' }] }),
}
