/** The calls of this module, for whoever lists all there are. */
import * as cycles from './cycles.ts'
import * as factors from './factors.ts'
import * as own from './own.ts'
import * as reviews from './reviews.ts'

export const performanceContracts = [cycles, reviews, factors, own]
