import type { KnownBank } from './bank.ts'

/** 臺灣主要銀行;別名收總行代號與常見寫法(台/臺)。 */
export const banks: readonly KnownBank[] = [
  { code: 'bank_of_taiwan', name: '臺灣銀行', aliases: ['004', '台灣銀行', '臺銀', '台銀', 'Bank of Taiwan'] },
  {
    code: 'land_bank',
    name: '臺灣土地銀行',
    aliases: ['005', '土地銀行', '土銀', '台灣土地銀行', 'Land Bank of Taiwan'],
  },
  {
    code: 'taiwan_cooperative',
    name: '合作金庫',
    aliases: ['006', '合作金庫銀行', '合庫', '合作金庫商業銀行', 'Taiwan Cooperative Bank'],
  },
  { code: 'first', name: '第一銀行', aliases: ['007', '第一商業銀行', '一銀', 'First Bank', 'First Commercial Bank'] },
  { code: 'hua_nan', name: '華南銀行', aliases: ['008', '華南商業銀行', '華銀', 'Hua Nan Bank'] },
  { code: 'chang_hwa', name: '彰化銀行', aliases: ['009', '彰化商業銀行', '彰銀', 'Chang Hwa Bank'] },
  { code: 'shanghai', name: '上海商業儲蓄銀行', aliases: ['011', '上海商銀', '上海銀行'] },
  {
    code: 'taipei_fubon',
    name: '台北富邦',
    aliases: ['012', '台北富邦銀行', '臺北富邦', '臺北富邦銀行', '富邦銀行', 'Taipei Fubon'],
  },
  {
    code: 'cathay',
    name: '國泰世華',
    aliases: ['013', '國泰世華銀行', '國泰世華商業銀行', '國泰', 'Cathay United Bank'],
  },
  { code: 'mega', name: '兆豐銀行', aliases: ['017', '兆豐國際商業銀行', '兆豐', 'Mega Bank'] },
  {
    code: 'taiwan_business',
    name: '臺灣企銀',
    aliases: ['050', '臺灣中小企業銀行', '台灣企銀', '台灣中小企業銀行', '臺企銀', '台企銀'],
  },
  { code: 'standard_chartered', name: '渣打銀行', aliases: ['052', '渣打國際商業銀行', 'Standard Chartered'] },
  { code: 'hsbc', name: '滙豐銀行', aliases: ['081', '匯豐銀行', '滙豐(台灣)商業銀行', 'HSBC'] },
  { code: 'union', name: '聯邦銀行', aliases: ['803', '聯邦商業銀行', 'Union Bank of Taiwan'] },
  { code: 'far_eastern', name: '遠東銀行', aliases: ['805', '遠東國際商業銀行', '遠東商銀'] },
  { code: 'yuanta', name: '元大銀行', aliases: ['806', '元大商業銀行', 'Yuanta Bank'] },
  { code: 'sinopac', name: '永豐銀行', aliases: ['807', '永豐商業銀行', 'Bank SinoPac'] },
  { code: 'esun', name: '玉山銀行', aliases: ['808', '玉山商業銀行', '玉山', 'E.SUN Bank'] },
  { code: 'kgi', name: '凱基銀行', aliases: ['809', '凱基商業銀行', 'KGI Bank'] },
  { code: 'taishin', name: '台新銀行', aliases: ['812', '台新國際商業銀行', '臺新銀行', 'Taishin Bank'] },
  { code: 'ctbc', name: '中國信託', aliases: ['822', '中國信託商業銀行', '中國信託銀行', '中信', '中信銀行', 'CTBC'] },
  { code: 'post', name: '中華郵政', aliases: ['700', '郵局', '中華郵政公司', 'Chunghwa Post'] },
  { code: 'rakuten', name: '樂天國際商業銀行', digital: true, aliases: ['826', '樂天銀行', 'Rakuten Bank'] },
  { code: 'line_bank', name: '連線商業銀行', digital: true, aliases: ['824', 'LINE Bank', '連線銀行'] },
  { code: 'next_bank', name: '將來商業銀行', digital: true, aliases: ['823', '將來銀行', 'NEXT Bank'] },
]
