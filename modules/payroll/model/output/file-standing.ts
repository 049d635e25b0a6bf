import type { Standing } from '#statutory/work-out.ts'

/** How well a layout is known, in the words the law uses; `ours` is a layout that no authority or bank wrote. */
export type FileStanding = Standing | 'ours'
