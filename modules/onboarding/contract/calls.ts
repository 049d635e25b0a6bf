/** The calls of this module, for whoever lists all there are. */
import * as checklists from './checklists.ts'
import * as meetings from './meetings.ts'
import * as newcomerTasks from './newcomer-tasks.ts'
import * as orientations from './orientations.ts'
import * as tasks from './tasks.ts'

export const onboardingContracts = [checklists, meetings, newcomerTasks, orientations, tasks]
