import type { Bodies } from './ids.ts'

export const equipment: Bodies = {
  'equipment.add': () => ({ asset_no: 'PH-7', name: 'Phone' }),
  'equipment.change': () => ({ name: 'Laptop 14"' }),
  'equipment.give': ({ employee }) => ({ employee_id: employee }),
  'equipment.takeBack': () => ({ condition: 'repair', note: 'A key is broken' }),
  'equipment.confirm': () => ({}),
}
