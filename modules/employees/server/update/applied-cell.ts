import type { Value } from '#platform/sheets/model/sheet.ts'

export type AppliedCell = { readonly employeeId: string; readonly field: string; readonly after: Value }
