import * as catalogue from './catalogue.ts'
import * as runs from './runs.ts'
import * as templates from './templates.ts'

export const reportGeneratorContracts = [catalogue, templates, runs]
