import type { z } from 'zod'
import type { RunView } from '../../contract-types.ts'

export type FileOfRun = z.input<typeof RunView>['files'][number]
