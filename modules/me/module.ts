/** The pages of whoever works here: one's own pay, time and data, on a phone first. */
export const module = {
  name: 'me',
  needs: [
    'attendance',
    'calendar',
    'claims',
    'company',
    'custom-fields',
    'employees',
    'holidays',
    'law',
    'leave',
    'loans',
    'mood',
    'overtime',
    'payforms',
    'payroll',
    'quarantine',
    'training',
    'travel',
    'work-from-home',
  ],
} as const
