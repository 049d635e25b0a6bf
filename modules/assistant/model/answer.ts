/** The shape of an answer of the assistant, whichever skill gives it. */
export const kinds = ['answer', 'unknown', 'refused', 'clarify', 'support'] as const
export type Kind = (typeof kinds)[number]
/** Whatever is stored; what is said in distress never is. */
export const storedKinds = ['answer', 'unknown', 'refused', 'clarify'] as const
export type StoredKind = (typeof storedKinds)[number]

export const skills = [
  'leave_balance',
  'leave_start',
  'profile_facts',
  'holidays',
  'payslip',
  'payslip_why',
  'payslip_compare',
  'next_payday',
  'request_status',
  'who_approves',
  'claims',
  'overtime',
  'shifts',
  'attendance',
  'letters',
  'announcements',
  'headcount',
  'attrition',
  'last_day',
  'waiting',
  'who_is_away',
  'how_to',
] as const
export type Skill = (typeof skills)[number]
