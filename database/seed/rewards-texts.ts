/** What people of the demonstration thank each other for, and what their points are redeemed for. */
import type { Country } from '#kernel/countries.ts'

type Item = {
  readonly name: string
  readonly name_zh: string
  readonly description: string
  readonly description_zh: string
  readonly cost: number
  readonly stock: number | null
  readonly money_value: string
  readonly pay_way: string
}

const item = (
  name: string,
  name_zh: string,
  [description, description_zh]: readonly [string, string],
  {
    cost,
    stock = null,
    value = '0.00',
    way = 'none',
  }: { cost: number; stock?: number | null; value?: string; way?: string },
): Item => ({ name, name_zh, description, description_zh, cost, stock, money_value: value, pay_way: way })

const MUG = item('Company mug', '公司馬克杯', ['Stoneware, 350 ml', '陶瓷，350 毫升'], { cost: 60, stock: 25 })
const PARKING = item('Parking space for a week', '停車位一週', ['Next to the entrance', '入口旁車位'], {
  cost: 150,
  stock: 2,
})

export const rewardItems: Readonly<Record<Country, readonly Item[]>> = {
  MY: [
    MUG,
    PARKING,
    item('Book voucher', '圖書禮券', ['RM 50, any bookshop', 'RM 50，各書店適用'], {
      ...{ cost: 200, stock: 20, value: '50.00', way: 'benefit_in_kind' },
    }),
  ],
  TW: [
    MUG,
    PARKING,
    item('Convenience store card', '超商禮物卡', ['NT$500', 'NT$500'], {
      ...{ cost: 200, stock: 20, value: '500', way: 'salary_in_kind' },
    }),
  ],
  PH: [
    MUG,
    PARKING,
    item('Grocery voucher', '超市禮券', ['PHP 500', 'PHP 500'], {
      ...{ cost: 200, stock: 20, value: '500.00', way: 'other_benefit' },
    }),
  ],
}

/** From the manager to two of the team, from whoever keeps training, from an employee and to one. */
export const thanksTexts: Readonly<Record<Country, readonly [string, string, string, string, string]>> = {
  MY: [
    'Thank you for opening at six when the supplier came early.',
    'You calmed a difficult guest, and he came back the next day.',
    'Your notes from the barista course helped all of us.',
    'Thank you for taking over my shift when my son was ill.',
    'You asked the questions that everybody had. Thank you!',
  ],
  TW: [
    '謝謝您週末加班完成上線，客戶非常滿意。',
    '感謝協助新人熟悉流程，大家都很感激。',
    '課程筆記整理得很清楚，幫了大忙。',
    '謝謝您在我請假時幫忙處理客戶來電。',
    '謝謝您在課堂上提問，大家都受益良多。',
  ],
  PH: [
    'Thank you for staying until the stock count was right.',
    'You kept the line moving on our busiest day.',
    'Your first-aid training helped a customer last week.',
    'Thank you for covering for me during the storm.',
    'Your question in class helped everybody. Thank you!',
  ],
}

export const grantedFor: Readonly<Record<Country, string>> = {
  MY: 'Best café of the month',
  TW: '季度績效獎勵',
  PH: 'Sales target reached early',
}
