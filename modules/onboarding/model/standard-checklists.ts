/** What every company begins with; HR changes it as it likes. */
import type { ChecklistKind, ChecklistTask } from './tasks.ts'

type Standard = {
  readonly kind: ChecklistKind
  readonly name: string
  readonly name_zh: string
  readonly tasks: readonly ChecklistTask[]
}
type Line = readonly [
  name: string,
  nameZh: string,
  owner: 'hr' | 'manager' | 'newcomer',
  kind: ChecklistTask['kind'],
  due: number,
]

const tasksOf = (lines: readonly Line[]): ChecklistTask[] =>
  lines.map(([name, name_zh, owner, kind, due_days], at) => ({
    ...{ id: `task-${at + 1}`, name, name_zh, kind, owner, role: null, person_id: null, due_days },
  }))

export const standardChecklists: readonly Standard[] = [
  {
    kind: 'joining',
    name: 'Joining',
    name_zh: '到職',
    tasks: tasksOf([
      ['Prepare the place of work and equipment', '準備座位與設備', 'hr', 'equipment', -3],
      ['Open accounts for mail and systems', '開通電子郵件與系統帳號', 'hr', 'equipment', -1],
      ['Welcome and walk through the first week', '迎新並說明第一週安排', 'manager', 'task', 0],
      ['Complete bank, tax and family details', '填寫銀行、稅務與家屬資料', 'newcomer', 'data', 3],
      ['Read the handbook and sign', '閱讀員工手冊並簽署', 'newcomer', 'sign', 7],
      ['Talk about the first month', '首月面談', 'manager', 'task', 30],
    ]),
  },
  {
    kind: 'leaving',
    name: 'Leaving',
    name_zh: '離職',
    tasks: tasksOf([
      ['Hand over open work', '交接未完成工作', 'newcomer', 'task', -3],
      ['Check that the work was handed over', '確認工作交接', 'manager', 'task', -1],
      ['Return keys, cards and equipment', '歸還鑰匙、識別證與設備', 'newcomer', 'equipment', 0],
      ['Close accounts for mail and systems', '關閉電子郵件與系統帳號', 'hr', 'equipment', 0],
      ['Check what is still to be paid', '確認應付款項', 'hr', 'task', 3],
    ]),
  },
]
