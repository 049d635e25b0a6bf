import { expect, test } from 'vitest'
import { countryOfBrowser } from './country-of-browser.ts'

test('registration begins with the country whose language the browser speaks, else with Malaysia', () => {
  const begins = (...languages: string[]) => countryOfBrowser(languages)
  expect([begins('zh-TW', 'zh', 'en-US'), begins('zh-Hant'), begins('en-US', 'zh-TW')]).toEqual(['TW', 'TW', 'TW'])
  expect([begins('en-PH', 'en'), begins('fil-PH'), begins('fil'), begins('tl')]).toEqual(['PH', 'PH', 'PH', 'PH'])
  expect([begins('ms-MY'), begins('en-US'), begins('zh-CN'), begins('zh-HK'), begins()]).toEqual(Array(5).fill('MY'))
  expect([begins('en-US@posix', 'fil'), begins('')]).toEqual(['PH', 'MY'])
})
