import * as equipment from './equipment.ts'
import * as held from './held.ts'

export const equipmentContracts = [equipment, held] as const
