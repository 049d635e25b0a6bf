import * as fields from './fields.ts'
import * as values from './values.ts'

export const customFieldContracts = [fields, values] as const
