import type { Standing } from '#statutory/work-out.ts'

/**
 * How well a layout is known, in the words the law uses; `ours` is a layout that no authority or bank wrote, `several`
 * one that several sources agree on which are not the authority, `company` what the company wrote itself, `not established` a template for the company to edit.
 */
export type FileStanding = Standing | 'several' | 'not established' | 'ours' | 'company'
