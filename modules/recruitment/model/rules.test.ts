import { describe, expect, test } from 'vitest'
import type { PlainDate } from '#kernel/plain-date.ts'
import { type AdvertisementFields, advertisementAsks, advertisementFaults } from './advertisement.ts'
import { namesAge } from './age-words.ts'
import { groundsIn } from './grounds.ts'
import type { Question } from './question.ts'
import { isAgreedAnew, scaledToHundred, vacancyFaults } from './vacancy-rules.ts'
import { statusFault, statusWhenFilled } from './vacancy-status.ts'

const TODAY = '2026-11-23' as PlainDate
const advertisement: AdvertisementFields = {
  ...{ title: 'Barista', title_zh: null, description: null, description_zh: null, requirements: null },
  ...{ requirements_zh: null, location: null, salary_from: '32000.00', salary_to: '36000.00', show_salary: true },
  ...{ is_remote: false, questions: [], publish_from: TODAY, publish_to: null, is_active: true },
}
const question: Question = {
  ...{ id: 'q', text: 'Can you work nights?', text_zh: null, kind: 'yes_no', choices: [], required: true },
  knockout: [],
}

describe('an advertisement', () => {
  test.each([
    ['in Taiwan without pay', 'TW', { salary_from: null }, { salary_from: ['recruitment.tw-needs-pay'] }],
    ['in Taiwan without pay, not published', 'TW', { salary_from: null, is_active: false }, undefined],
    [
      'in Taiwan below 40,000 unshown',
      'TW',
      { salary_from: '39999.99', salary_to: null, show_salary: false },
      { show_salary: ['recruitment.tw-shows-pay'] },
    ],
    [
      'in Taiwan from 40,000 unshown',
      'TW',
      { salary_from: '40000.00', salary_to: null, show_salary: false },
      undefined,
    ],
    ['elsewhere without pay', 'MY', { salary_from: null, salary_to: null, show_salary: false }, undefined],
    ['with the range turned', 'MY', { salary_to: '1.00' }, { salary_to: ['recruitment.range-turned'] }],
    [
      'ending before it begins',
      'MY',
      { publish_to: '2026-11-22' as PlainDate },
      { publish_to: ['recruitment.ends-before-begin'] },
    ],
    ['ending as it begins', 'MY', { publish_to: TODAY }, undefined],
    ['in no language', 'MY', { title: null }, { title: ['http.required'] }],
    ['in Chinese alone', 'MY', { title: null, title_zh: '咖啡師' }, undefined],
    [
      'that asks the age in the Philippines',
      'PH',
      { questions: [{ ...question, text: 'What is your age?' }] },
      { 'questions.0.text': ['recruitment.ph-no-age'] },
    ],
    [
      'with one choice',
      'MY',
      { questions: [{ ...question, kind: 'choice', choices: ['KL'] }] },
      { 'questions.0.choices': ['recruitment.two-choices'] },
    ],
    [
      'with a choice that has no Chinese beside others that do',
      'MY',
      { questions: [{ ...question, kind: 'choice', choices: ['Early', 'Late'], choices_zh: ['早班', null] }] },
      undefined,
    ],
    [
      'with fewer choices in Chinese',
      'MY',
      { questions: [{ ...question, kind: 'choice', choices: ['Early', 'Late'], choices_zh: ['早班'] }] },
      { 'questions.0.choices_zh': ['recruitment.choices-zh'] },
    ],
    [
      'with choices that read the same in Chinese',
      'MY',
      { questions: [{ ...question, kind: 'choice', choices: ['Early', 'Late'], choices_zh: ['班', '班'] }] },
      { 'questions.0.choices_zh': ['recruitment.choice-twice'] },
    ],
    [
      'that lets choose an age in Chinese in the Philippines',
      'PH',
      { questions: [{ ...question, kind: 'choice', choices: ['A', 'B'], choices_zh: ['18 歲', '其他'] }] },
      { 'questions.0.choices_zh': ['recruitment.ph-no-age'] },
    ],
    [
      'that refuses every answer',
      'MY',
      { questions: [{ ...question, knockout: ['yes', 'no'] }] },
      { 'questions.0.knockout': ['recruitment.knockout'] },
    ],
    [
      'that refuses an answer of a text',
      'MY',
      { questions: [{ ...question, kind: 'text', knockout: ['no'] }] },
      { 'questions.0.knockout': ['recruitment.knockout'] },
    ],
    [
      'that lets choose an age in the Philippines',
      'PH',
      { questions: [{ ...question, kind: 'choice', choices: ['18-25 years old', 'older'] }] },
      { 'questions.0.choices': ['recruitment.ph-no-age'] },
    ],
  ] as const)('%s', (_what, country, more, faults) => {
    expect(
      advertisementFaults({ ...advertisement, ...more } as AdvertisementFields, { country, today: TODAY }),
    ).toEqual(faults)
  })

  test.each([
    ['a range of 5,000 in Taiwan', 'TW', { salary_to: '37000.00' }, []],
    ['a wider range in Taiwan', 'TW', { salary_to: '37000.01' }, [{ word: 'recruitment.ask-wide' }]],
    ['a wider range elsewhere', 'MY', { salary_to: '90000.00' }, []],
    ['an age in Taiwan', 'TW', { requirements_zh: '35 歲以下' }, [{ word: 'recruitment.ask-age-tw' }]],
    [
      'an age elsewhere, in a question',
      'MY',
      { questions: [{ ...question, text: 'Are you over 18 years old?' }] },
      [{ word: 'recruitment.ask-age' }],
    ],
    [
      'grounds in Taiwan, in choices too',
      'TW',
      { requirements: 'Female', questions: [{ ...question, kind: 'choice', choices: ['未婚', '其他'] }] },
      [{ word: 'recruitment.ask-ground-tw', grounds: ['sex', 'marriage'] }],
    ],
    ['the same elsewhere', 'MY', { requirements: 'Female' }, []],
    ['an age that is not published', 'TW', { requirements_zh: '35 歲以下', is_active: false }, []],
  ] as const)('%s', (_what, country, more, asks) => {
    expect(advertisementAsks({ ...advertisement, ...more } as AdvertisementFields, { country, today: TODAY })).toEqual(
      asks,
    )
  })

  test.each([
    ['aged 20 to 30', true],
    ['18 years old or above', true],
    ['年齡不拘', true],
    ['How old are you?', true],
    ['DOB', true],
    ['When were you born?', true],
    ['Umur anda', true],
    ['over 5 years of experience', false],
    ['manage a package of average sewage', false],
    ['insurance agent of a travel agency, who keeps the agenda', false],
    ['How old are you?', true],
    ['D.O.B.: please state', true],
    ['五年以上經驗', false],
  ])('%s: %s', (text, names) => {
    expect(namesAge(text)).toBe(names)
  })
})

describe('what nobody is chosen by in Taiwan', () => {
  test.each([
    ['限女性', ['sex']],
    ['未婚', ['marriage']],
    ['限本國籍', ['origin']],
    ['身高 160 以上，請附星座與血型', ['looks', 'zodiac', 'blood']],
    ['native speaker of English', ['language']],
    ['性別不拘', []],
    ['性別：不拘', []],
    ['不限性別', []],
    ['限男性', ['sex']],
    ['中文流利，能與主管溝通', []],
    ['A single point of contact for the management of women’s wear', ['sex']],
    ['A single point of contact; lifts a weight of 10 kg', []],
  ])('%s', (text, grounds) => {
    expect(groundsIn([text])).toEqual(grounds)
  })
})

describe('a vacancy', () => {
  const vacancy = {
    ...{ headcount: 2, filled: 0, salary_from: '4200.00', salary_to: '5000.00', rounds: [], team: [] },
    scorecard: [
      { id: 'a', name: 'Coffee', name_zh: null, weight: 60 },
      { id: 'b', name: 'People', name_zh: null, weight: 40 },
    ],
  }
  test.each([
    ['as it should be', {}, undefined],
    ['without a scorecard', { scorecard: [] }, undefined],
    [
      'weighing 99',
      { scorecard: [{ id: 'a', name: 'Coffee', name_zh: null, weight: 99 }] },
      { scorecard: ['recruitment.weighs-hundred'] },
    ],
    ['with fewer heads than accepted', { filled: 3 }, { headcount: ['recruitment.more-accepted'] }],
    ['paying less than from', { salary_to: '4199.99' }, { salary_to: ['recruitment.range-turned'] }],
  ])('%s', (_what, more, faults) => {
    expect(vacancyFaults({ ...vacancy, ...more })).toEqual(faults)
  })

  test('a scorecard follows what the position demands, and weighs a hundred', () => {
    const thirds = ['a', 'b', 'c'].map((name) => ({ name, weight: 20 }))
    expect(scaledToHundred(thirds).map(({ weight }) => weight)).toEqual([34, 33, 33])
    expect(
      scaledToHundred([
        { name: 'a', weight: 50 },
        { name: 'b', weight: 25 },
      ]),
    ).toEqual([
      { name: 'a', weight: 67 },
      { name: 'b', weight: 33 },
    ])
    expect(scaledToHundred([])).toEqual([])
  })

  test('more heads or more pay is agreed anew, and anything after a refusal', () => {
    const agreed = { headcount: 2, salary_to: '5000.00', approval_status: 'approved' as const }
    expect(isAgreedAnew(agreed, { headcount: 2, salary_to: '5000.00' })).toBe(false)
    expect(isAgreedAnew(agreed, { headcount: 1, salary_to: '4000.00' })).toBe(false)
    expect(isAgreedAnew(agreed, { headcount: 3, salary_to: '5000.00' })).toBe(true)
    expect(isAgreedAnew(agreed, { headcount: 2, salary_to: '5000.01' })).toBe(true)
    expect(isAgreedAnew({ ...agreed, salary_to: null }, { headcount: 2, salary_to: '1.00' })).toBe(true)
    expect(isAgreedAnew(agreed, { headcount: 2, salary_to: null })).toBe(true)
    expect(isAgreedAnew({ ...agreed, approval_status: 'rejected' }, { headcount: 1, salary_to: '1.00' })).toBe(true)
  })

  test('goes from any status to any, but never from filled to on hold, and opens only once agreed (S4-040)', () => {
    expect(statusFault({ status: 'filled', approval_status: 'approved' }, 'on_hold')).toBe(
      'recruitment.filled-not-held',
    )
    expect(statusFault({ status: 'filled', approval_status: 'approved' }, 'open')).toBeUndefined()
    expect(statusFault({ status: 'on_hold', approval_status: 'pending' }, 'open')).toBe('recruitment.not-agreed')
    expect(statusFault({ status: 'on_hold', approval_status: 'pending' }, 'closed')).toBeUndefined()
  })

  test('is filled by its last head and opens again without it', () => {
    expect(statusWhenFilled({ status: 'open', headcount: 2, held: false }, 1)).toBe('open')
    expect(statusWhenFilled({ status: 'open', headcount: 2, held: false }, 2)).toBe('filled')
    expect(statusWhenFilled({ status: 'filled', headcount: 2, held: false }, 1)).toBe('open')
    expect(statusWhenFilled({ status: 'closed', headcount: 2, held: false }, 2)).toBe('closed')
    expect(statusWhenFilled({ status: 'filled', headcount: 2, held: true }, 1)).toBe('on_hold')
  })
})
