import type { Screen } from '#platform/contract/screen.ts'

export const screens = [] as const satisfies readonly Screen[]
