import type { Bodies } from './ids.ts'

export const candidates: Bodies = {
  'candidates.sendOffer': () => ({ confirm: 1 }),
  'candidates.apply': ({ advertisement }) => ({
    ...{ advertisement_id: advertisement, full_name: 'Somebody', email: 'somebody@apply.example' },
    ...{ phone: '0123456789', consent: true },
  }),
  'candidates.add': ({ vacancy }) => ({
    ...{ vacancy_id: vacancy, full_name: 'Somebody', email: 'somebody@apply.example', phone: '0198765432' },
  }),
  'candidates.change': () => ({ source: 'A fair' }),
  'candidates.move': () => ({ status: 'pendingInterview' }),
  'candidates.moveMany': ({ candidate }) => ({ ids: [candidate], status: 'pendingInterview' }),
  'candidates.note': () => ({ text: 'A note' }),
  'candidates.merge': ({ otherCandidate }) => ({ into: otherCandidate }),
  'candidates.planInterview': ({ employee }) => ({
    ...{ starts_at: '2031-01-06T02:00:00Z', minutes: 30, interviewer_ids: [employee] },
  }),
  'candidates.changeInterview': ({ employee }) => ({ minutes: 60, interviewer_ids: [employee] }),
  'candidates.cancelInterview': () => ({ reason: 'The shop is closed' }),
  'candidates.score': () => ({ ratings: [], recommendation: 'yes' }),
  'candidates.teamMove': () => ({ status: 'pendingInterview' }),
  'candidates.teamNote': () => ({ text: 'A note' }),
  'candidates.teamPlan': ({ employee }) => ({
    ...{ starts_at: '2031-01-07T02:00:00Z', minutes: 30, interviewer_ids: [employee] },
  }),
  'candidates.teamChange': ({ employee }) => ({ minutes: 60, interviewer_ids: [employee] }),
  'candidates.teamCancel': () => ({ reason: 'The shop is closed' }),
  'candidates.answerInvitation': () => ({ answer: 'yes' }),
  'candidates.makeOffer': ({ position, department, employee }) => ({
    ...{ offered_salary: '4500.00', first_day: '2031-02-03', position_id: position, department_id: department },
    ...{ manager_id: employee, employment_type: 'full_time', probation_months: 3, expires_on: '2031-01-20' },
    ...{ letter_language: 'en', confirm: 1 },
  }),
  'candidates.withdrawOffer': () => ({ tell: 1 }),
  'candidates.acceptOffer': () => ({ full_name: 'Somebody', agree: true }),
  'candidates.declineOffer': () => ({ reason: 'Another offer' }),
  'candidates.migrate': () => ({}),
  'candidates.tell': () => ({ preferred_name: 'Ai' }),
  'candidates.take': () => ({}),
  'candidates.sendPaper': () => ({}),
}
