import { afterAll, afterEach, expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { switchLanguage } = await import('#platform/words/web/words.ts')
const { packageCode, packageWord } = await import('./words.ts')
afterEach(() => switchLanguage('en'))
afterAll(() => vi.unstubAllGlobals())

test('a package of ours is called by its word in each language, another as operations wrote it', () => {
  expect(['trial', 'Growth 成長'].map(packageWord)).toEqual(['Trial', 'Growth 成長'])
  switchLanguage('zh-Hant')
  expect(['trial', 'Growth 成長'].map(packageWord)).toEqual(['試用', 'Growth 成長'])
})

test('a word of ours is kept as its code, in whichever language and however it is written', () => {
  expect(['Trial', ' trial ', '試用'].map(packageCode)).toEqual(['trial', 'trial', 'trial'])
  expect(packageCode(' Trial of 2027 ')).toBe('Trial of 2027')
})
