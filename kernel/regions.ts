/** The states, counties and provinces of an address, as letterheads write them; others may be typed all the same. */
import type { Country } from './countries.ts'
import { malaysianStates } from './states.ts'

type Names = { readonly en: string; readonly 'zh-Hant': string }

const taiwanese: readonly (readonly [string, string])[] = [
  ['Taipei City', '臺北市'],
  ['New Taipei City', '新北市'],
  ['Taoyuan City', '桃園市'],
  ['Taichung City', '臺中市'],
  ['Tainan City', '臺南市'],
  ['Kaohsiung City', '高雄市'],
  ['Keelung City', '基隆市'],
  ['Hsinchu City', '新竹市'],
  ['Chiayi City', '嘉義市'],
  ['Hsinchu County', '新竹縣'],
  ['Miaoli County', '苗栗縣'],
  ['Changhua County', '彰化縣'],
  ['Nantou County', '南投縣'],
  ['Yunlin County', '雲林縣'],
  ['Chiayi County', '嘉義縣'],
  ['Pingtung County', '屏東縣'],
  ['Yilan County', '宜蘭縣'],
  ['Hualien County', '花蓮縣'],
  ['Taitung County', '臺東縣'],
  ['Penghu County', '澎湖縣'],
  ['Kinmen County', '金門縣'],
  ['Lienchiang County', '連江縣'],
]

const philippine =
  'Metro Manila, Abra, Agusan del Norte, Agusan del Sur, Aklan, Albay, Antique, Apayao, Aurora, Basilan, Bataan, Batanes, Batangas, Benguet, Biliran, Bohol, Bukidnon, Bulacan, Cagayan, Camarines Norte, Camarines Sur, Camiguin, Capiz, Catanduanes, Cavite, Cebu, Cotabato, Davao de Oro, Davao del Norte, Davao del Sur, Davao Occidental, Davao Oriental, Dinagat Islands, Eastern Samar, Guimaras, Ifugao, Ilocos Norte, Ilocos Sur, Iloilo, Isabela, Kalinga, La Union, Laguna, Lanao del Norte, Lanao del Sur, Leyte, Maguindanao del Norte, Maguindanao del Sur, Marinduque, Masbate, Misamis Occidental, Misamis Oriental, Mountain Province, Negros Occidental, Negros Oriental, Northern Samar, Nueva Ecija, Nueva Vizcaya, Occidental Mindoro, Oriental Mindoro, Palawan, Pampanga, Pangasinan, Quezon, Quirino, Rizal, Romblon, Samar, Sarangani, Siquijor, Sorsogon, South Cotabato, Southern Leyte, Sultan Kudarat, Sulu, Surigao del Norte, Surigao del Sur, Tarlac, Tawi-Tawi, Zambales, Zamboanga del Norte, Zamboanga del Sur, Zamboanga Sibugay'

const regions: Readonly<Record<Country, readonly Names[]>> = {
  MY: Object.values(malaysianStates).map((name) => ({ en: name, 'zh-Hant': name })),
  TW: taiwanese.map(([en, zh]) => ({ en, 'zh-Hant': zh })),
  PH: philippine.split(', ').map((name) => ({ en: name, 'zh-Hant': name })),
}

/** Of another country none are known. */
export const regionsOf = (country: string, language: keyof Names): readonly string[] =>
  Object.hasOwn(regions, country) ? regions[country as Country].map((names) => names[language]) : []
