import { expect, test } from 'vitest'
import { readTerminalFile, USUAL_LAYOUT } from './terminal-logs.ts'

const LAYOUT = { ...USUAL_LAYOUT, type: 3 }

test('a first line that names the columns is none of the clockings, in any language', () => {
  for (const heading of ['工號\t打卡時間\t類別', 'Card No\tDate/Time\tState']) {
    const read = readTerminalFile(`${heading}\r\nML-0001\t2026-11-24 08:58:31\t上班\r\n`, LAYOUT, 'TW')
    expect(read).toEqual({
      logs: [{ code: 'ML-0001', by: 'either', time: '2026-11-24 08:58:31', type: 'in' }],
      faults: [],
    })
  }
})

test('a first line that is wrong is still told', () => {
  expect(readTerminalFile('12\tyesterday\tin', LAYOUT, 'MY').faults).toEqual([{ row: 1, column: 'time' }])
})
