import { expect, test } from 'vitest'
import { plainText } from '#platform/reading/model/plain-text.ts'
import { searchWords, wordsWanted } from '#platform/reading/model/search-words.ts'
import { resumeOf } from './resume.ts'

const read = (...lines: string[]) => resumeOf(plainText(lines.join('\r\n')))

test('a resume in English: name at the top, ways to reach them, schools by their word', () => {
  expect(
    read(
      'RESUME',
      'Nur Aisyah binti Rahman',
      'Aisyah@Example.com | +60 12-345 6789',
      'NRIC 950102-14-5566',
      'Barista, Kopi Senja, 2019 - 2024',
      'Universiti Teknologi Malaysia, BSc Food Science, 2014 - 2018',
      'I taught at my old school for a year.',
      'SMK Taman Melawati (2009 - 2013)',
    ),
  ).toEqual({
    full_name: 'Nur Aisyah binti Rahman',
    email: 'aisyah@example.com',
    phone: '+60 12-345 6789',
    schools: ['Universiti Teknologi Malaysia', 'SMK Taman Melawati'],
  })
})

test('a resume in Chinese, with a radical for a sign and blanks between signs', () => {
  expect(
    read('個人履歷', '姓名:林 美惠', '手機 0912-345-678', '畢業於臺灣⼤學 經濟學系', '臺北 市立 建國 高級中學'),
  ).toEqual({
    full_name: '林美惠',
    email: null,
    phone: '0912-345-678',
    schools: ['臺灣大學', '臺北市立建國高級中學'],
  })
})

test('what is no resume proposes nothing', () => {
  expect(read('Invoice 2024-11', 'Total 2019 - 2024')).toEqual({
    full_name: null,
    email: null,
    phone: null,
    schools: [],
  })
})

test('words are found in any script: word by word, Chinese by pairs, 台 as 臺', () => {
  expect(searchWords(plainText('臺灣⼤學 Café-Manager C3'))).toEqual([
    '台灣',
    '灣大',
    '大學',
    '學',
    'café',
    'manager',
    'c3',
  ])
  expect(wordsWanted('台灣大 manag')).toBe("'台灣' & '灣大' & 'manag':*")
  expect(wordsWanted('大')).toBe("'大':*")
  expect(wordsWanted(" '&| :* ")).toBe('')
})
