/** What whoever leaves is asked, and what is cleared before they go. */
import { z } from 'zod'
import { OptionalText, ShortText } from '#platform/contract/fields.ts'
import { setting } from './setting.ts'

/** Rows without an id get one of their place. */
const withIds = <Row extends { id?: string | undefined }>(rows: readonly Row[]): (Row & { id: string })[] => {
  const taken = new Set(rows.map(({ id }) => id))
  return rows.map((row, at) => {
    let id = row.id ?? `q${at + 1}`
    while (row.id === undefined && taken.has(id)) id = `${id}-`
    taken.add(id)
    return { ...row, id }
  })
}
const RowId = z.string().trim().min(1).max(60).optional()
const Question = z.strictObject({ id: RowId, text: ShortText, text_zh: OptionalText.default('') })
const Task = z.strictObject({
  id: RowId,
  name: ShortText,
  name_zh: OptionalText.default(''),
  owner: z.enum(['hr', 'manager', 'it', 'finance', 'leaver']),
})

export const exit = {
  exit_questions: setting(z.array(Question).max(40).transform(withIds), [
    { id: 'why', text: 'Why do you leave?', text_zh: '你為什麼離職？' },
    { id: 'best', text: 'What did you like most about working here?', text_zh: '在這裡工作，你最喜歡什麼？' },
    { id: 'better', text: 'What should we do better?', text_zh: '我們哪裡應該做得更好？' },
    { id: 'manager', text: 'How did your manager support you?', text_zh: '主管給你的支持如何？' },
    { id: 'return', text: 'Would you work here again?', text_zh: '你願意再回來工作嗎？' },
  ]),
  exit_clearance: setting(z.array(Task).max(60).transform(withIds), [
    { id: 'equipment', name: 'Return equipment and keys', name_zh: '歸還設備與鑰匙', owner: 'leaver' },
    { id: 'handover', name: 'Hand the work over', name_zh: '交接工作', owner: 'manager' },
    { id: 'accounts', name: 'Close accounts and accesses', name_zh: '關閉帳號與權限', owner: 'it' },
    { id: 'mail', name: 'Forward the mail', name_zh: '設定郵件轉寄', owner: 'it' },
    { id: 'money', name: 'Settle advances and claims', name_zh: '結清預支款與請款', owner: 'finance' },
  ]),
}
