import * as own from './own.ts'
import * as roster from './roster.ts'
import * as settings from './settings.ts'
import * as sheets from './sheets.ts'
import * as shifts from './shifts.ts'
import * as swaps from './swaps.ts'

export const shiftContracts = [shifts, roster, settings, sheets, own, swaps]
