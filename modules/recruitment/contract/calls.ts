/** The calls of this module, for whoever lists all there are. */
import * as advertisements from './advertisements.ts'
import * as career from './career.ts'
import * as vacancies from './vacancies.ts'

export const recruitmentContracts = [vacancies, advertisements, career]
