/** What each company, its departments and its people want to reach. Everybody and everything is invented. */
import type { Country } from '#kernel/countries.ts'

type Result = {
  readonly name: string
  readonly unit: string
  readonly start_value: string
  readonly target_value: string
}
export type Objective = {
  readonly aim: string
  readonly name: string
  readonly weight: number
  readonly key_results: readonly Result[]
}
type Plan = {
  readonly company: readonly Objective[]
  readonly department: readonly Objective[]
  readonly own: readonly Objective[]
  readonly template: { readonly name: string; readonly objectives: readonly Objective[] }
}

export const aims = [
  { kind: 'customer', name: 'Glad customers', name_zh: '顧客滿意' },
  { kind: 'people', name: 'Good people who stay', name_zh: '人才留任' },
  { kind: 'process', name: 'Less waste', name_zh: '減少浪費' },
  { kind: 'finance', name: 'Healthy numbers', name_zh: '財務穩健' },
] as const
const [GLAD, STAY, WASTE, NUMBERS] = [
  'Glad customers',
  'Good people who stay',
  'Less waste',
  'Healthy numbers',
] as const

const result = (name: string, unit: string, start_value: string, target_value: string): Result => ({
  ...{ name, unit, start_value, target_value },
})
const objective = (aim: string, name: string, weight: number, ...key_results: readonly Result[]): Objective => ({
  ...{ aim, name, weight, key_results },
})

export const plans: Readonly<Record<Country, Plan>> = {
  MY: {
    company: [
      objective(
        GLAD,
        'Guests come back',
        50,
        result('Guests with a card', 'guests', '1200', '2000'),
        result('Complaints a month', 'complaints', '24', '10'),
      ),
      objective(NUMBERS, 'The cafés earn what they cost', 30, result('Sales a day', 'MYR', '18000', '21000')),
      objective(STAY, 'People stay', 20, result('Leavers a quarter', 'people', '6', '3')),
    ],
    department: [
      objective(GLAD, 'Every cup as it should be', 60, result('Cups sent back a week', 'cups', '30', '12')),
      objective(WASTE, 'Less milk poured away', 40, result('Milk poured away a week', 'litres', '60', '35')),
    ],
    own: [
      objective(GLAD, 'Know the regulars', 60, result('Regulars I know by name', 'guests', '10', '40')),
      objective(STAY, 'Train somebody new', 40, result('Lessons given', 'lessons', '0', '6')),
    ],
    template: {
      name: 'For the bar',
      objectives: [
        objective(
          GLAD,
          'Quick and kind in the morning',
          70,
          result('Minutes until the cup is there', 'minutes', '7', '4'),
        ),
        objective(WASTE, 'Close without waste', 30, result('Evenings without waste', 'evenings', '0', '40')),
      ],
    },
  },
  PH: {
    company: [
      objective(GLAD, 'Shoppers find what they came for', 50, result('Items out of stock a week', 'items', '80', '30')),
      objective(NUMBERS, 'Sales grow', 30, result('Sales a day', 'PHP', '210000', '250000')),
      objective(STAY, 'People stay', 20, result('Leavers a quarter', 'people', '8', '4')),
    ],
    department: [
      objective(GLAD, 'Short queues', 60, result('Minutes in the queue', 'minutes', '9', '5')),
      objective(WASTE, 'Right counts', 40, result('Differences at the count', 'items', '45', '15')),
    ],
    own: [
      objective(GLAD, 'Answer every question on the floor', 60, result('Thanks in the book', 'entries', '5', '30')),
      objective(WASTE, 'Shelves counted each week', 40, result('Weeks counted', 'weeks', '0', '12')),
    ],
    template: {
      name: 'For the shop floor',
      objectives: [
        objective(GLAD, 'Full shelves by ten', 70, result('Mornings with full shelves', 'mornings', '0', '60')),
        objective(WASTE, 'Fewer damaged items', 30, result('Damaged items a month', 'items', '20', '8')),
      ],
    },
  },
  TW: {
    company: [
      objective(
        GLAD,
        '客戶願意續約',
        50,
        result('續約率', '%', '82', '90'),
        result('平均回覆時間', '小時', '30', '16'),
      ),
      objective(NUMBERS, '營收穩定成長', 30, result('每月經常性營收', '萬元', '480', '560')),
      objective(STAY, '留住好人才', 20, result('單季離職人數', '人', '5', '2')),
    ],
    department: [
      objective(WASTE, '減少重工', 60, result('每月退回的工單', '件', '40', '15')),
      objective(GLAD, '產品更穩定', 40, result('每月中斷時間', '分鐘', '120', '30')),
    ],
    own: [
      objective(GLAD, '把客戶問題一次解決', 60, result('一次解決率', '%', '60', '80')),
      objective(STAY, '分享所學', 40, result('內部分享場次', '場', '0', '3')),
    ],
    template: {
      name: '研發人員',
      objectives: [
        objective(WASTE, '縮短交付時間', 70, result('平均交付天數', '天', '14', '8')),
        objective(GLAD, '提升測試涵蓋', 30, result('測試涵蓋率', '%', '55', '75')),
      ],
    },
  },
}
