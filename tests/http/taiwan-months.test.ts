/** The main job in Taiwan from outside: forty-eight people, three months, every figure. */
import { sampleMonths } from '../support/sample-months.ts'

sampleMonths(
  { folder: 'taiwan', country: 'TW', settings: { occupational_accident_rate: '0.0021' }, people: 48 },
  () => {},
)
