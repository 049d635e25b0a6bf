/** The kinds of leave of Malaysian law. */
import { lawFile } from '../../core/law-file.ts'
import { leaveKindsOf } from '../../core/leave-kind.ts'
import rates from './leave-kinds.rates.yaml'

export const leaveKindsFile = lawFile(rates)
export const leaveKinds = leaveKindsOf(leaveKindsFile, ['annual', 'sick', 'hospitalisation', 'maternity', 'paternity'])
