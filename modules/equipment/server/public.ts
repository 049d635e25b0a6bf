/** What other modules may ask of equipment. */
export { equipmentStillHeld, handEquipmentOver } from './hand-over.ts'
