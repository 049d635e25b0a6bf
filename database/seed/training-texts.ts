/** The courses of each country, by people and places that are invented. */
import type { Country } from '#kernel/countries.ts'

export type Course = {
  readonly name: string
  readonly category: string
  readonly provider: string
  readonly cost_per_seat: string
  readonly place: string
  readonly trainer: string
}
type Plan = {
  readonly yearly: Course
  readonly binding: Course & { readonly bond_amount: string }
  readonly open: Course
  /** Further ones of the catalogue: name, category, hours, cost, for how many months a certificate holds. */
  readonly others: readonly (readonly [string, string, string, string, string])[]
  /** Those of them that bind to the company for a year, by what they bind with. */
  readonly bound: Readonly<Record<string, string>>
}

export const plans: Readonly<Record<Country, Plan>> = {
  MY: {
    others: [
      ['First aid', 'Compulsory', '8', '220.00', '24'],
      ['Fire drill', 'Compulsory', '3', '60.00', '12'],
      ['Handling of milk and ice', 'Craft', '4', '90.00', ''],
      ['Latte art', 'Craft', '6', '350.00', ''],
      ['Roasting for beginners', 'Craft', '14', '900.00', ''],
      ['Leading a shift', 'Leadership', '12', '480.00', ''],
      ['Personal data at work', 'Compulsory', '2', '0.00', '24'],
      ['Counting stock', 'Service', '3', '50.00', ''],
      ['Malay for colleagues from abroad', 'Language', '20', '600.00', ''],
    ],
    bound: { 'Roasting for beginners': '900.00', 'Leading a shift': '480.00' },
    yearly: {
      name: 'Food safety',
      category: 'Compulsory',
      provider: 'Akademi Dapur',
      cost_per_seat: '180.00',
      place: 'Roastery',
      trainer: 'Puan Salmah',
    },
    binding: {
      name: 'Certified coffee grader',
      category: 'Craft',
      provider: 'Institut Kopi',
      cost_per_seat: '3600.00',
      bond_amount: '3600.00',
      place: 'Kuala Lumpur',
      trainer: 'Mr Lim',
    },
    open: {
      name: 'Calming an angry guest',
      category: 'Service',
      provider: 'Akademi Dapur',
      cost_per_seat: '120.00',
      place: 'Café at the station',
      trainer: 'Puan Salmah',
    },
  },
  TW: {
    others: [
      ['職業安全衛生教育訓練', '法定訓練', '3', '500.00', '36'],
      ['堆高機操作', '法定訓練', '18', '6000.00', '36'],
      ['個人資料保護', '法定訓練', '2', '0.00', '12'],
      ['性騷擾防治', '法定訓練', '2', '0.00', '12'],
      ['電路板焊接', '專業', '12', '8000.00', ''],
      ['專案管理', '管理', '14', '12000.00', ''],
      ['商用英文', '語言', '24', '9000.00', ''],
      ['簡報技巧', '通識', '6', '2400.00', ''],
      ['新任主管', '管理', '12', '10000.00', ''],
    ],
    bound: { 電路板焊接: '8000.00', 專案管理: '12000.00' },
    yearly: {
      name: '急救人員在職訓練',
      category: '法定訓練',
      provider: '晨安訓練中心',
      cost_per_seat: '1500.00',
      place: '總公司 會議室',
      trainer: '郝教官',
    },
    binding: {
      name: '嵌入式系統進階',
      category: '專業',
      provider: '竹園技術學院',
      cost_per_seat: '48000.00',
      bond_amount: '48000.00',
      place: '新竹',
      trainer: '簡老師',
    },
    open: {
      name: '資訊安全基礎',
      category: '通識',
      provider: '晨安訓練中心',
      cost_per_seat: '800.00',
      place: '總公司 會議室',
      trainer: '郝教官',
    },
  },
  PH: {
    others: [
      ['Basic occupational safety', 'Compulsory', '8', '1500.00', '24'],
      ['Data privacy', 'Compulsory', '2', '0.00', '12'],
      ['Safe spaces at work', 'Compulsory', '2', '0.00', '12'],
      ['Cashiering', 'Service', '6', '700.00', ''],
      ['Visual merchandising', 'Craft', '8', '2800.00', ''],
      ['Loss prevention', 'Service', '4', '900.00', ''],
      ['Leading a store team', 'Leadership', '14', '5200.00', ''],
      ['Handling food', 'Compulsory', '4', '800.00', '12'],
      ['Business English', 'Language', '20', '6400.00', ''],
    ],
    bound: { 'Visual merchandising': '2800.00', 'Leading a store team': '5200.00' },
    yearly: {
      name: 'First aid and fire safety',
      category: 'Compulsory',
      provider: 'Ligtas Training',
      cost_per_seat: '1200.00',
      place: 'Head office',
      trainer: 'Mr Ocampo',
    },
    binding: {
      name: 'Retail management diploma',
      category: 'Leadership',
      provider: 'Paaralan ng Tindahan',
      cost_per_seat: '36000.00',
      bond_amount: '36000.00',
      place: 'Makati',
      trainer: 'Ms Reyes',
    },
    open: {
      name: 'Serving customers',
      category: 'Service',
      provider: 'Ligtas Training',
      cost_per_seat: '600.00',
      place: 'Store at the market',
      trainer: 'Mr Ocampo',
    },
  },
}
