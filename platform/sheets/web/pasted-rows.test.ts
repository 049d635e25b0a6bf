import { expect, test } from 'vitest'
import { pastedRows } from './pasted-rows.ts'

const csv = async (text: string) => (await pastedRows(text)?.text())?.replace(/^\ufeff/, '')

test.each([
  ['two cells by two', 'a\tb\r\n1\t2\r\n', '"a","b"\r\n"1","2"\r\n'],
  ['an empty first cell', 'a\tb\n\t2', '"a","b"\r\n"","2"\r\n'],
  ['a cell with a line and a quote in it', 'a\n"one ""x""\ntwo"', '"a"\r\n"one ""x""\ntwo"\r\n'],
  ['a cell that only holds a quote', 'a\nhe said "hi" today', '"a"\r\n"he said ""hi"" today"\r\n'],
  ['Chinese, and a comma', '姓名\t部門\n林美玲\t財務, 台北', '"姓名","部門"\r\n"林美玲","財務, 台北"\r\n'],
])('%s', async (_, text, wanted) => {
  expect(await csv(text)).toBe(wanted)
})

test('a single line is no table', () => {
  expect(pastedRows('just a word')).toBeUndefined()
})
