import type { Figure } from '../figures.ts'
import { chartFigures } from './chart.ts'
import { smallSheetFigures } from './small-sheets.ts'
import { tenThousandFigures } from './ten-thousand.ts'

export const measurePeople = async (): Promise<readonly Figure[]> => [
  ...(await tenThousandFigures()),
  ...(await chartFigures()),
  ...(await smallSheetFigures()),
]
