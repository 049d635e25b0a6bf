/** What is claimed in each country: by which type, from whom, and what it comes to. All of it invented. */
import type { Country } from '#kernel/countries.ts'

export type Kind = 'ride' | 'road' | 'stay' | 'clinic' | 'meal' | 'car' | 'far'
type Bought = {
  /** As the company calls its type. */
  readonly type: string
  /** Of the way by car: from where, to where. */
  readonly merchant: readonly string[]
  /** In hundredths; each further one comes to a step more. */
  readonly first: bigint
  readonly step: bigint
  readonly km?: string
  /** What it was for, as people say it of this kind. */
  readonly notes: readonly string[]
}
type Spending = {
  readonly kinds: Readonly<Record<Kind, Bought>>
  readonly reasons: Readonly<Record<'rejected' | 'withdrawn', string>>
  readonly paid: string
}
const bought = (
  type: string,
  merchant: readonly string[],
  first: bigint,
  step: bigint,
  notes: readonly string[],
): Bought => ({ type, merchant, first, step, notes })
const driven = (type: string, from: string, to: string, km: string, notes: readonly string[]): Bought => ({
  type,
  merchant: [from, to],
  first: 0n,
  step: 0n,
  km,
  notes,
})

const said = {
  ride: ['Visit to a customer', 'Meeting with a supplier', 'Home after the last bus'],
  road: ['Delivery to a customer', 'Meeting with a supplier', 'To the bank and back'],
  stay: ['Night before the fair', 'Training over two days', 'Opening of a new place'],
  clinic: ['Fever', 'Check-up', 'A burnt hand'],
  meal: ['Stocktaking until late', 'Month-end until late', 'Stood in for a colleague'],
  car: ['Brought stock over', 'Fetched spare parts', 'Visit to a customer'],
  far: ['Brought equipment to the fair', 'Visit to a supplier'],
} as const satisfies Record<Kind, readonly string[]>
const told = {
  ride: ['拜訪客戶', '與供應商開會', '末班車後返家'],
  road: ['拜訪客戶', '客戶廠區安裝', '與供應商開會'],
  stay: ['參展前一晚', '兩日訓練', '客戶廠區安裝'],
  clinic: ['年度健康檢查', '到職健康檢查', '複檢'],
  meal: ['盤點加班', '月底結算加班', '代班'],
  car: ['送樣品到廠區', '領取零件', '拜訪客戶'],
  far: ['載運展示設備', '拜訪供應商'],
} as const satisfies Record<Kind, readonly string[]>

const english = {
  reasons: { rejected: 'Claim it under the month in which it was spent', withdrawn: 'Entered twice' },
  paid: 'Transfer',
}
export const spending: Readonly<Record<Country, Spending>> = {
  MY: {
    kinds: {
      ride: bought('Grab and taxi', ['Grab', 'Teksi Senja'], 1850n, 330n, said.ride),
      road: bought('Parking and toll', ['Tol Senja', 'Parkir Pusat'], 1240n, 210n, said.road),
      stay: bought('Hotel', ['Hotel Tasik', 'Rumah Rehat Bukit'], 18900n, 1500n, said.stay),
      clinic: bought('Clinic', ['Klinik Sejahtera', 'Klinik Bukit'], 6500n, 700n, said.clinic),
      meal: bought('Late shift meal', ['Warung Pak Din', 'Kedai Makan Malam'], 1050n, 90n, said.meal),
      car: driven('Own car', 'Roastery', 'Café by the lake', '64', said.car),
      far: driven('Own car', 'Kuala Lumpur', 'Johor Bahru', '1310', said.far),
    },
    ...english,
  },
  TW: {
    kinds: {
      ride: bought('計程車', ['大都會車隊', '晨星計程車'], 18500n, 3000n, told.ride),
      road: bought('高鐵與台鐵', ['高鐵', '台鐵'], 58000n, 4500n, told.road),
      stay: bought('國內住宿', ['湖畔旅店', '南方商旅'], 210000n, 9000n, told.stay),
      clinic: bought('健康檢查', ['安和診所', '仁心健檢中心'], 180000n, 20000n, told.clinic),
      meal: bought('加班誤餐費', ['阿福便當', '巷口麵店'], 9000n, 500n, told.meal),
      car: driven('自用汽車', '總公司', '竹北廠', '36', told.car),
      far: driven('自用汽車', '新竹', '高雄', '1740', told.far),
    },
    reasons: { rejected: '請在費用發生的當月申請', withdrawn: '重複輸入' },
    paid: '匯款',
  },
  PH: {
    kinds: {
      ride: bought('Grab, jeepney and bus', ['Grab', 'Bayan Bus'], 24000n, 3500n, said.ride),
      road: bought('Toll and parking', ['Skyway Toll', 'Pamilihan Parking'], 16400n, 2100n, said.road),
      stay: bought('Hotel', ['Hotel San Isidro', 'Dagat Inn'], 260000n, 12000n, said.stay),
      clinic: bought('Clinic and medicines', ['Klinika Bayan', 'Botika San Isidro'], 85000n, 9000n, said.clinic),
      meal: bought('Overtime meal', ['Karinderya ni Aling Rosa', 'Lutong Bahay'], 16500n, 1200n, said.meal),
      car: driven('Own car', 'Head office', 'Warehouse', '48', said.car),
      far: driven('Own car', 'Quezon City', 'Laoag', '1180', said.far),
    },
    ...english,
  },
}
