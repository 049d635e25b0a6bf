import { or } from '../core/given.ts'
import { oneOf } from '../core/given-kinds.ts'

/** The citizenship of an employee, as every Malaysian scheme asks for it. */
export const citizenship = or(oneOf(['citizen', 'permanent_resident', 'non_citizen']), 'citizen')
