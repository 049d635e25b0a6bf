/** Questions in one's own words: answered from the calls that whoever asks may make, or told that there is no answer. */
export const module = {
  name: 'assistant',
  needs: [
    'analysis',
    'announcements',
    'attendance',
    'calendar',
    'claims',
    'documents',
    'employees',
    'leave',
    'me',
    'operations',
    'overtime',
    'payroll',
    'shifts',
  ],
} as const
