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
}
type Spending = {
  readonly kinds: Readonly<Record<Kind, Bought>>
  readonly notes: readonly string[]
  readonly reasons: Readonly<Record<'rejected' | 'withdrawn', string>>
  readonly paid: string
}
const bought = (type: string, merchant: readonly string[], first: bigint, step: bigint): Bought => ({
  type,
  merchant,
  first,
  step,
})
const driven = (type: string, from: string, to: string, km: string): Bought => ({
  type,
  merchant: [from, to],
  first: 0n,
  step: 0n,
  km,
})

const english = {
  notes: ['Visit to a customer', 'Month-end', 'New equipment', 'Meeting with a supplier', 'Stocktaking'],
  reasons: { rejected: 'Claim it under the month in which it was spent', withdrawn: 'Entered twice' },
  paid: 'Transfer',
}
export const spending: Readonly<Record<Country, Spending>> = {
  MY: {
    kinds: {
      ride: bought('Grab and taxi', ['Grab', 'Teksi Senja'], 1850n, 330n),
      road: bought('Parking and toll', ['Tol Senja', 'Parkir Pusat'], 1240n, 210n),
      stay: bought('Hotel', ['Hotel Tasik', 'Rumah Rehat Bukit'], 18900n, 1500n),
      clinic: bought('Clinic', ['Klinik Sejahtera', 'Klinik Bukit'], 6500n, 700n),
      meal: bought('Late shift meal', ['Warung Pak Din', 'Kedai Makan Malam'], 1050n, 90n),
      car: driven('Own car', 'Roastery', 'Café by the lake', '64'),
      far: driven('Own car', 'Kuala Lumpur', 'Johor Bahru', '1310'),
    },
    ...english,
  },
  TW: {
    kinds: {
      ride: bought('計程車', ['大都會車隊', '晨星計程車'], 18500n, 3000n),
      road: bought('高鐵與台鐵', ['高鐵', '台鐵'], 58000n, 4500n),
      stay: bought('國內住宿', ['湖畔旅店', '南方商旅'], 210000n, 9000n),
      clinic: bought('健康檢查', ['安和診所', '仁心健檢中心'], 180000n, 20000n),
      meal: bought('加班誤餐費', ['阿福便當', '巷口麵店'], 9000n, 500n),
      car: driven('自用汽車', '總公司', '竹北廠', '36'),
      far: driven('自用汽車', '新竹', '高雄', '1740'),
    },
    notes: ['拜訪客戶', '月底結算', '設備安裝', '與供應商開會', '盤點'],
    reasons: { rejected: '請在費用發生的當月申請', withdrawn: '重複輸入' },
    paid: '匯款',
  },
  PH: {
    kinds: {
      ride: bought('Grab, jeepney and bus', ['Grab', 'Bayan Bus'], 24000n, 3500n),
      road: bought('Toll and parking', ['Skyway Toll', 'Pamilihan Parking'], 16400n, 2100n),
      stay: bought('Hotel', ['Hotel San Isidro', 'Dagat Inn'], 260000n, 12000n),
      clinic: bought('Clinic and medicines', ['Klinika Bayan', 'Botika San Isidro'], 85000n, 9000n),
      meal: bought('Overtime meal', ['Karinderya ni Aling Rosa', 'Lutong Bahay'], 16500n, 1200n),
      car: driven('Own car', 'Head office', 'Warehouse', '48'),
      far: driven('Own car', 'Quezon City', 'Laoag', '1180'),
    },
    ...english,
  },
}
