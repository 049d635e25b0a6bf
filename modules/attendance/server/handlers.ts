import type { Approvals } from '#platform/approvals/server/engine.ts'
import type { Handler } from '#platform/http/server/handler.ts'
import { kioskHandlers } from './clocking/kiosk-handlers.ts'
import { kiosksHandlers } from './clocking/kiosks-handlers.ts'
import { ownHandlers } from './clocking/own-handlers.ts'
import { rawLogHandlers } from './clocking/raw-log-handlers.ts'
import { terminalHandlers } from './clocking/terminal-handlers.ts'
import { dayHandlers } from './days/handlers.ts'
import type { AttendanceNeeds } from './needs.ts'

export const attendanceHandlers = (needs: AttendanceNeeds, approvals: Approvals): readonly Handler[] => [
  ...ownHandlers(needs),
  ...kiosksHandlers,
  ...kioskHandlers(needs),
  ...dayHandlers(needs, approvals),
  ...terminalHandlers(needs),
  ...rawLogHandlers(needs),
]
