/** What is out of date once times or decisions change. */
import { rawLogs, waitingCodes } from '../../contract/clocking/raw-logs.ts'
import { corrections, ownCorrections } from '../../contract/days/correcting.ts'
import { locks } from '../../contract/days/deciding.ts'
import { ownDay, ownMonth } from '../../contract/days/own.ts'
import {
  approval,
  dayWhy,
  detail,
  records,
  report,
  reportDays,
  reportV3,
  timesheet,
} from '../../contract/days/reading.ts'

export const STALE = [
  approval,
  corrections,
  dayWhy,
  detail,
  locks,
  ownCorrections,
  ownDay,
  ownMonth,
  rawLogs,
  records,
  report,
  reportDays,
  reportV3,
  timesheet,
  waitingCodes,
]
