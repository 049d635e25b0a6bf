import * as kiosk from './clocking/kiosk.ts'
import * as kiosks from './clocking/kiosks.ts'
import * as own from './clocking/own.ts'
import { dayContracts } from './days/calls.ts'

export const attendanceContracts = [own, kiosks, kiosk, ...dayContracts] as const
