/** Whoever sends a sheet without a column is told of it by what they call it. */
import { expect, test } from 'vitest'
import { isMarked } from '#platform/http/server/answers.ts'
import type { Sheet } from '../model/sheet.ts'
import type { Saying } from './heading.ts'
import { readUpload } from './import-sheet.ts'

const sheet: Sheet = {
  name: 'people',
  columns: [
    { name: 'staff_id', word: 'people.staff_id', kind: 'text', required: true },
    { name: 'joined_on', word: 'people.joined_on', kind: 'date', required: true },
    { name: 'email', word: 'people.email', kind: 'text' },
  ],
}
const words: Record<string, string> = { 'people.staff_id': '員工編號，公司內不可重複', 'people.joined_on': '到職日' }

test.each([
  ['en', ['Staff ID', 'Joined on']],
  ['zh-Hant', ['員工編號 staff_id', '到職日 joined_on']],
] as const)(
  'columns that are missing are named as a reader of %s knows them, and read by that name',
  async (language, columns) => {
    const saying: Saying = { language, say: (_, key) => words[key] ?? key }
    const without = await readUpload({ name: 'x.csv', bytes: Buffer.from('email\na@b.example\n') }, sheet, saying)
    expect(without).toMatchObject({ code: 'sheets.missing-columns', params: { columns } })
    const again = `${columns.join(',')}\nA-1,2026-01-31\n`
    expect(isMarked(await readUpload({ name: 'x.csv', bytes: Buffer.from(again) }, sheet, saying), 'problem')).toBe(
      false,
    )
  },
)
