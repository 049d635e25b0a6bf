import type { Bodies } from './ids.ts'

const definition = {
  subject: 'people',
  columns: [{ field: 'staff_id' }, { field: 'full_name' }],
  when: { name: 'today' },
}

export const reportGenerator: Bodies = {
  'reports.addTemplate': () => ({ name: 'Another report', definition }),
  'reports.changeTemplate': () => ({ name: 'Another name' }),
  'reports.duplicateTemplate': () => ({ name: 'A copy' }),
  'reports.markTemplate': () => ({ is_favourite: 1 }),
  'reports.keepSchedule': ({ account }) => ({ every: 'day', hour: 8, told: [account] }),
  'reports.preview': ({ department }) => ({
    definition: { ...definition, filters: [{ field: 'department', is: 'one_of', values: [department] }] },
  }),
  'reports.run': ({ ownReport }) => ({ template: ownReport }),
}
