/** The main job in the Philippines from outside: fifty-four people, three months, every figure. */
import { sampleMonths } from '../support/sample-months.ts'

sampleMonths({ folder: 'philippines', country: 'PH', settings: {}, people: 54 }, () => {})
