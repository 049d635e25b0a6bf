/** The calls of this module, for whoever lists all there are. */
import * as courses from './courses.ts'
import * as own from './own.ts'
import * as records from './records.ts'
import * as reports from './reports.ts'
import * as requests from './requests.ts'
import * as sessions from './sessions.ts'

export const trainingContracts = [courses, sessions, records, reports, own, requests]
