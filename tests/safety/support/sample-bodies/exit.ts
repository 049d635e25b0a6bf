import type { Bodies } from './ids.ts'

const leavingOf = (exitReason: string) => ({
  exit_type_id: 1,
  exit_reason_ids: [exitReason],
  notice_date: '2026-11-20',
  last_working_date: '2026-12-31',
})

export const exit: Bodies = {
  'exit.add': ({ employee, exitReason }) => ({ employee_id: employee, ...leavingOf(exitReason) }),
  'exit.preview': ({ employee, exitReason }) => {
    const { last_working_date: _, ...asked } = leavingOf(exitReason)
    return { employee_id: employee, ...asked }
  },
  'exit.change': ({ exitReason }) => ({ exit_reason_ids: [exitReason] }),
  'exit.changeLastDay': () => ({ date: '2026-12-31', remark: 'Agreed' }),
  'exit.withdraw': () => ({ reason: 'Stays' }),
  'exit.handOver': ({ employee }) => ({ to: employee, parts: ['reports'] }),
  'exit.settle': () => ({ confirm: 1 }),
  'exit.addTask': () => ({ name: 'Return the key', owner: 'hr' }),
  'exit.changeTask': () => ({ done: 1 }),
  'exit.addDocument': () => ({ kind: 'support' }),
  'exit.ownPreview': ({ exitReason }) => ({ exit_reason_ids: [exitReason], notice_date: '2030-01-02' }),
  'exit.resign': ({ exitReason }) => {
    // Nobody gives notice of an earlier day than today.
    const { exit_type_id: _, ...asked } = leavingOf(exitReason)
    return { ...asked, notice_date: '2030-01-02', last_working_date: '2030-02-28' }
  },
  'exit.withdrawOwn': () => ({ reason: 'Stays' }),
  'exit.interview': () => ({ answers: [{ id: 'why', answer: 'Far away' }] }),
  'exit.changeReason': () => ({ kind: 'involuntary' }),
  'exit.switchReason': ({ exitReason }) => ({ id: exitReason, status: 0 }),
}
