import type { Handler } from '#platform/http/server/handler.ts'

export const attendanceHandlers: readonly Handler[] = []
