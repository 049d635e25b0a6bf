import type { Bodies } from './ids.ts'

export const customFields: Bodies = {
  'customFields.add': () => ({ name: 'Locker', kind: 'text' }),
  'customFields.change': () => ({ name: 'Locker number' }),
  'customFields.order': ({ customFields }) => ({ ids: customFields }),
  'customFields.changeOfPerson': ({ customFields: [field_id] }) => ({ values: [{ field_id, value: 'M' }] }),
}
