/** Guides about claims and travel. */
import type { Guide } from '../guide.ts'

export const claimGuides: readonly Guide[] = [
  {
    id: 'claim-settings',
    title: { en: 'Set up claims', zh: '設定費用申請' },
    words: { en: 'category limit type group policy mileage', zh: '費用類別 上限 群組 里程 規定' },
    steps: {
      en: [
        'Open Settings, Claims.',
        'Add categories and, in them, types: with receipt or not, by amount or by distance.',
        'Add limits: for whom, in which time, and whether more is refused or only noted.',
        'Use groups to give some people their own categories.',
        'Choose whether claims are paid with the salary or by bank, and who decides.',
      ],
      zh: [
        '開啟「設定」→「費用申請」。',
        '新增類別及其下的類型：是否須附單據、依金額或里程計算。',
        '新增上限：適用對象、期間，以及超過時不允許或僅提示。',
        '以群組讓部分員工使用專屬的類別。',
        '選擇併入薪資或由銀行付款，以及簽核流程。',
      ],
    },
    screen: '/app/settings/claim',
    area: 'settings.claim',
  },
  {
    id: 'pay-claims',
    title: { en: 'Pay approved claims', zh: '支付已核准的費用' },
    words: { en: 'reimbursement payment bank file journal accounting', zh: '費用付款 報銷 分錄 銀行 會計' },
    steps: {
      en: [
        'Open Claims, tab Payments, and choose Create a payment.',
        'Choose the approved claims; those paid with the salary are not listed.',
        'Download the bank’s file, pay it, and choose Mark as paid.',
        'Journal gives the entries for your accounting.',
        'Claims paid with the salary appear in the pay month automatically, under From elsewhere.',
      ],
      zh: [
        '開啟「費用申請」的「付款」分頁，點「建立付款」。',
        '選擇已核准的費用；併入薪資者不會列入。',
        '下載薪轉檔付款後，標示為已付款。',
        '「分錄」分頁提供會計所需的資料。',
        '併入薪資的費用會自動列入當月薪資。',
      ],
    },
    screen: '/app/application/normalClaim',
    area: 'claims',
  },
  {
    id: 'travel',
    title: { en: 'Handle business travel', zh: '處理出差' },
    words: { en: 'trip per diem advance allowance settlement', zh: '出差 日支費 預支 結算' },
    steps: {
      en: [
        'Rates and rules are in the travel settings, cost centres next to the list.',
        'Open Travel. Each request shows days, places, estimated cost and the advance asked for.',
        'Once it is approved, pay the advance and note the day.',
        'People claim against the trip; the advance is set off.',
        'Settle it at the end. What is owed is paid back, or deducted from pay with written consent.',
      ],
      zh: [
        '日支費標準與規定在出差設定，成本中心在清單旁。',
        '開啟「出差」，每筆顯示日期、地點、預估費用與預支申請。',
        '核准後支付預支款並記下日期。',
        '員工以該趟出差申請費用，並與預支款沖抵。',
        '最後結算；差額由員工歸還，或經書面同意自薪資扣回。',
      ],
    },
    screen: '/app/application/travel',
    area: 'travel',
  },
]
