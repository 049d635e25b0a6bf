/** The calls of this module, for whoever lists all there are. */
import * as holidays from './holidays.ts'
import * as makeUpDays from './make-up-days.ts'
import * as sheets from './sheets.ts'

export const holidayContracts = [holidays, makeUpDays, sheets]
