import { describe, expect, it } from 'vitest'
import cases from './distress.cases.json' with { type: 'json' }
import { readDistress } from './distress.ts'

describe('the given sentences', () => {
  it.each(cases)('$id $language $text', ({ text, level }) => {
    expect(readDistress(text).level).toBe(level)
  })
})

describe('further sentences of the same kind', () => {
  it.each([
    'I don’t want to be alive anymore',
    'thinking about suicide again',
    'nothing left to live for',
    'my boyfriend is threatening to kill me',
    'I am not suicidal but I do not want to live any more',
    'I swallowed a whole bottle of sleeping pills',
    'How do I kill myself',
    'Dun want to live already',
    '我不想活了，累死了',
    '活着好痛苦，想结束一切',
    '我刚刚吞了很多药',
    '我想自杀',
    '真的好想死',
    '沒有活下去的理由',
    '老公打我，我不敢回家',
    'Saya nak mati',
    'Suami saya pukul saya',
    'Gusto ko nang mamatay',
    'Sinasaktan ko ang sarili ko',
  ])('acute: %s', (text) => expect(readDistress(text).level).toBe('acute'))

  it.each([
    'I feel so depressed these days',
    'My supervisor keeps harassing me',
    'I am burnt out and cannot take it any more',
    '主管一直骚扰我',
    '压力大到每天睡不着',
    '我被同事排擠',
    'Saya dibuli di tempat kerja',
    'Hindi ko na kaya',
  ])('concern: %s', (text) => expect(readDistress(text).level).toBe('concern'))

  it.each([
    'My laptop battery died',
    'The customer is killing me with questions',
    'I cut myself in the kitchen at work, how do I file a claim?',
    'I do not want to live in the dormitory, is there a housing allowance?',
    'How do I end my shift early?',
    'Can I take a day off? I cannot go on leave on Monday',
    '熱死了，冷氣什麼時候修',
    '我不想活動那天上班',
    '跳樓大拍賣的收據可以報嗎',
    'Penat nak mati, baki cuti berapa?',
    'Telefon saya mati, macam mana nak clock in?',
    'Patay na ang cellphone ko, paano mag-clock in?',
  ])('none: %s', (text) => expect(readDistress(text)).toEqual({ level: 'none', linesBelow: false }))

  it.each([
    'Does our medical insurance cover suicide attempts?',
    'I am not suicidal, I just want to know my balance',
    'How many days of bereavement leave when a brother died by suicide?',
    '員工自殺防治的訓練在哪裡報名',
    '怎麼檢舉職場霸凌',
    '我弟弟自殺過世，喪假有幾天',
  ])('an answer with the lines below it: %s', (text) =>
    expect(readDistress(text)).toEqual({ level: 'none', linesBelow: true }),
  )
})
