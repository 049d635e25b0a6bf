import type { Bodies } from './ids.ts'

const texts = { title: 'Fire drill', content: 'Friday at ten' }

export const announcements: Bodies = {
  'announcement.add': ({ department, position, employee }) => ({
    ...{ ...texts, departments: [department], positions: [position], people: [employee], duration_expiry: 1 },
  }),
  'announcement.change': () => ({ title: 'Another fire drill' }),
  'announcement.countAudience': ({ department }) => ({ departments: [department] }),
  'announcement.publish': () => ({}),
}
