import * as kiosk from './clocking/kiosk.ts'
import * as kiosks from './clocking/kiosks.ts'
import * as own from './clocking/own.ts'
import * as rawLogs from './clocking/raw-logs.ts'
import * as terminals from './clocking/terminals.ts'
import { dayContracts } from './days/calls.ts'

export const attendanceContracts = [own, kiosks, kiosk, terminals, rawLogs, ...dayContracts] as const
