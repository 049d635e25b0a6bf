/** Prices, senders and release notes of the demonstration: all of them made up. */
export const demoPlans = [
  {
    name: 'Starter',
    name_zh: '起步',
    description_en: 'For a first team: people, leave and pay.',
    description_zh: '適合剛起步的團隊：人事、請假與薪資。',
    kind: 'fixed',
    period: 'month',
    included_heads: 10,
    headcount_limit: 20,
    is_public: true,
    prices: [
      { currency_code: 'MYR', price: '99.00', extra_price: '9.00' },
      { currency_code: 'TWD', price: '690', extra_price: '60' },
      { currency_code: 'PHP', price: '1200.00', extra_price: '110.00' },
    ],
  },
  {
    name: 'Growth',
    name_zh: '成長',
    description_en: 'Every module, paid per head; the more there are, the less each costs.',
    description_zh: '所有模組，依人數計價，人數越多單價越低。',
    kind: 'per_head',
    period: 'month',
    is_public: true,
    prices: [
      {
        currency_code: 'MYR',
        price: '8.00',
        tiers: [
          { up_to: 50, price: '8.00' },
          { up_to: null, price: '6.00' },
        ],
      },
      {
        currency_code: 'TWD',
        price: '55',
        tiers: [
          { up_to: 50, price: '55' },
          { up_to: null, price: '45' },
        ],
      },
      {
        currency_code: 'PHP',
        price: '95.00',
        tiers: [
          { up_to: 50, price: '95.00' },
          { up_to: null, price: '75.00' },
        ],
      },
    ],
  },
  {
    name: 'Team',
    name_zh: '團隊',
    description_en: 'One price for up to forty people, and a little for each further one.',
    description_zh: '四十人以內單一價格，超出者每人加收少許費用。',
    kind: 'fixed',
    period: 'month',
    included_heads: 40,
    is_public: true,
    prices: [
      { currency_code: 'MYR', price: '290.00', extra_price: '6.50' },
      { currency_code: 'TWD', price: '1990', extra_price: '48' },
      { currency_code: 'PHP', price: '3500.00', extra_price: '80.00' },
    ],
  },
] as const

/** Nothing is mailed by itself: these addresses reach nobody. */
export const demoSellers = {
  MY: {
    name: 'Kerja (demonstration) Sdn Bhd',
    address: '1 Jalan Contoh\n50000 Kuala Lumpur',
    pay_to: 'Contoh Bank 0000 1111 2222',
    due_days: 30,
    sends_at_once: false,
  },
  TW: {
    name: 'Kerja 示範股份有限公司',
    address: '臺北市示範路 1 號',
    pay_to: '示範銀行 000-0000-0000',
    due_days: 30,
    sends_at_once: false,
  },
  PH: {
    name: 'Kerja (demonstration) Inc.',
    address: '1 Halimbawa Street\n1000 Manila',
    pay_to: 'Halimbawa Bank 0000-1111-22',
    due_days: 30,
    sends_at_once: false,
  },
} as const

/** The newest first. */
export const demoNotes = [
  {
    title_en: 'Your bills in one place',
    title_zh: '帳單集中查看',
    text_en:
      'Under **Billing** you see your plan, the places taken, each invoice line by line, and receipts to download.',
    text_zh: '在**帳單**可查看方案、已用名額、每張帳單的明細，並下載收據。',
  },
  {
    title_en: 'Payslips by mail',
    title_zh: '薪資單電子郵件',
    text_en: 'Payslips can be sent by mail on the day they are released, locked by a password of your choice.',
    text_zh: '薪資單可於發布當天以電子郵件寄出，並以您選擇的密碼保護。',
  },
] as const
