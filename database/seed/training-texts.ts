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
}

export const plans: Readonly<Record<Country, Plan>> = {
  MY: {
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
