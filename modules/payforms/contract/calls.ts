/** The calls of this module, for whoever lists all there are. */
import * as calendar from './calendar.ts'
import * as monthForms from './month-forms.ts'
import * as settings from './settings.ts'
import * as yearEnd from './year-end.ts'
import * as yearForms from './year-forms.ts'

export const payformsContracts = [calendar, monthForms, settings, yearEnd, yearForms]
