import type { KnownBank } from './bank.ts'

/** Philippine universal, commercial and digital banks. */
export const banks: readonly KnownBank[] = [
  { code: 'bdo', name: 'BDO', aliases: ['BDO Unibank', 'Banco de Oro'] },
  { code: 'bpi', name: 'BPI', aliases: ['Bank of the Philippine Islands'] },
  { code: 'metrobank', name: 'Metrobank', aliases: ['Metropolitan Bank and Trust', 'MBTC'] },
  { code: 'unionbank', name: 'UnionBank', aliases: ['Union Bank of the Philippines', 'Union Bank', 'UBP'] },
  { code: 'landbank', name: 'Landbank', aliases: ['Land Bank of the Philippines', 'LBP'] },
  { code: 'pnb', name: 'PNB', aliases: ['Philippine National Bank'] },
  { code: 'security_bank', name: 'Security Bank', aliases: ['SBC', 'Security Bank Corporation'] },
  { code: 'china_bank', name: 'China Bank', aliases: ['Chinabank', 'China Banking Corporation', 'CBC'] },
  { code: 'rcbc', name: 'RCBC', aliases: ['Rizal Commercial Banking Corporation'] },
  { code: 'eastwest', name: 'EastWest Bank', aliases: ['East West Bank', 'EastWest'] },
  { code: 'dbp', name: 'DBP', aliases: ['Development Bank of the Philippines'] },
  { code: 'aub', name: 'AUB', aliases: ['Asia United Bank'] },
  { code: 'psbank', name: 'PSBank', aliases: ['Philippine Savings Bank'] },
  { code: 'bank_of_commerce', name: 'Bank of Commerce', aliases: ['BankCom'] },
  { code: 'maybank_ph', name: 'Maybank Philippines', aliases: ['Maybank'] },
  { code: 'citibank', name: 'Citibank', aliases: ['Citi'] },
  { code: 'hsbc', name: 'HSBC' },
  { code: 'maya_bank', name: 'Maya Bank', digital: true, aliases: ['Maya'] },
  { code: 'gotyme', name: 'GoTyme Bank', digital: true, aliases: ['GoTyme'] },
  { code: 'tonik', name: 'Tonik', digital: true, aliases: ['Tonik Digital Bank'] },
  { code: 'uno_digital', name: 'UNO Digital Bank', digital: true, aliases: ['UNO'] },
]
