/** Where people of each country travel to, and which travels of a year there are. All of it invented. */
import type { Country } from '#kernel/countries.ts'

/** By what it is for: where to, what is advanced, what it is estimated to cost. */
export type Trip = {
  readonly purpose: string
  readonly place: string
  readonly advance: string
  readonly costs: readonly (readonly [string, string])[]
}
type Texts = {
  readonly currency: string
  readonly day: string
  readonly trips: readonly Trip[]
  readonly reason: string
}

const trip = (purpose: string, place: string, advance: string, ...costs: Trip['costs']): Trip => ({
  ...{ purpose, place, advance, costs },
})

/** An advance is more than the per diem of three days, so that a settled travel leaves something to be paid back. */
export const travels: Readonly<Record<Country, Texts>> = {
  MY: {
    ...{ currency: 'MYR', day: '90.00', reason: 'The customer comes to us' },
    trips: [
      trip('Opening of a stall at the fair', 'Ipoh', '250.00', ['Train', '88.00'], ['Hotel', '320.00']),
      trip('Coffee growers in the highlands', 'Tawau', '400.00', ['Flight', '560.00'], ['Hotel', '420.00']),
      trip('Visit to the roasting machine maker', 'Johor Bahru', '300.00', ['Train', '120.00'], ['Hotel', '360.00']),
      trip('Site for a new café', 'Kuching', '450.00', ['Flight', '480.00'], ['Hotel', '390.00']),
      trip('Training of new baristas', 'Melaka', '220.00', ['Bus', '60.00'], ['Hotel', '280.00']),
      trip('Tasting with a hotel chain', 'Langkawi', '420.00', ['Flight', '340.00'], ['Hotel', '520.00']),
      trip('Audit of the café by the lake', 'Taiping', '210.00', ['Own car', '150.00'], ['Hotel', '240.00']),
    ],
  },
  TW: {
    ...{ currency: 'TWD', day: '600.00', reason: '客戶改來公司開會' },
    trips: [
      trip('客戶廠區安裝', '台南', '2000.00', ['高鐵', '2200.00'], ['住宿', '4200.00']),
      trip('感測器展覽', '高雄', '3000.00', ['高鐵', '2800.00'], ['住宿', '5200.00']),
      trip('供應商稽核', '台中', '1800.00', ['高鐵', '1400.00'], ['住宿', '3600.00']),
      trip('新產品說明會', '嘉義', '2200.00', ['高鐵', '1900.00'], ['住宿', '3200.00']),
      trip('設備驗收', '屏東', '2600.00', ['高鐵', '3000.00'], ['住宿', '3800.00']),
      trip('產學合作會議', '花蓮', '2400.00', ['台鐵', '880.00'], ['住宿', '4600.00']),
      trip('客訴處理', '彰化', '1600.00', ['高鐵', '1600.00'], ['住宿', '3000.00']),
    ],
  },
  PH: {
    ...{ currency: 'PHP', day: '800.00', reason: 'The supplier comes to us' },
    trips: [
      trip('Visit to the supplier', 'Cebu', '2500.00', ['Flight', '5200.00'], ['Hotel', '4800.00']),
      trip('Site for a new store', 'Davao', '4000.00', ['Flight', '6100.00'], ['Hotel', '5400.00']),
      trip('Opening of the store at the harbour', 'Iloilo', '3000.00', ['Flight', '4600.00'], ['Hotel', '4200.00']),
      trip('Counting stock', 'Baguio', '2000.00', ['Bus', '1400.00'], ['Hotel', '3600.00']),
      trip('Training of store teams', 'Naga', '2200.00', ['Bus', '1900.00'], ['Hotel', '3200.00']),
      trip('Fair of local makers', 'Bacolod', '2800.00', ['Flight', '4300.00'], ['Hotel', '4400.00']),
      trip('Talk with the landlord', 'Dagupan', '1800.00', ['Bus', '1100.00'], ['Hotel', '2600.00']),
    ],
  },
}

/** `closed` with a per diem and an advance, `claimed` with both but not closed, `plain` closed without either. */
export type Fate =
  | 'closed'
  | 'claimed'
  | 'plain'
  | 'advanced'
  | 'agreed'
  | 'waits'
  | 'rejected'
  | 'withdrawn'
  | 'cancelled'
/** In how many days it begins, by whom of the staff after the manager's own, and what becomes of it. */
export const travelsOfYear: readonly (readonly [inDays: number, who: number | 'report' | 'manager', fate: Fate])[] = [
  [-322, 2, 'closed'],
  [-281, 9, 'closed'],
  [-238, 16, 'closed'],
  [-190, 5, 'closed'],
  [-142, 18, 'closed'],
  [-97, 11, 'closed'],
  [-61, 8, 'rejected'],
  [-47, 20, 'plain'],
  [-26, 13, 'closed'],
  [-13, 4, 'claimed'],
  [-8, 17, 'claimed'],
  [5, 15, 'advanced'],
  [8, 3, 'agreed'],
  [12, 'report', 'waits'],
  [15, 'manager', 'cancelled'],
  [19, 10, 'agreed'],
  [22, 19, 'rejected'],
  [27, 7, 'withdrawn'],
  [34, 14, 'waits'],
  [41, 21, 'agreed'],
]
export const perDiemsOfYear = travelsOfYear.filter(([, , fate]) => fate === 'closed' || fate === 'claimed').length
