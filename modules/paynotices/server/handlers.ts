import type { Handler } from '#platform/http/server/handler.ts'
import { moveHandlers } from './move-handlers.ts'
import { noticeHandlers } from './notice-handlers.ts'

export const paynoticesHandlers: readonly Handler[] = [...moveHandlers, ...noticeHandlers]
