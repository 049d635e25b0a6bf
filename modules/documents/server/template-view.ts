/** A template in an answer, with what it asks for, whether it shows pay, and whether letters were made with it. */
import { askedIn, usesPay } from '../model/placeholders.ts'
import type { TemplateRow } from './template-store.ts'

const textsOf = ({ title_en, text_en, title_zh, text_zh }: TemplateRow) => [title_en, text_en, title_zh, text_zh]

export const templateView = (row: TemplateRow, used: ReadonlySet<string>) => ({
  ...row,
  asks: askedIn(...textsOf(row)),
  uses_pay: usesPay(...textsOf(row)),
  is_used: used.has(row.id),
})
