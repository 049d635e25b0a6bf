/** What others' screens take from here. */
export { PersonEquipment } from './person-equipment.tsx'
