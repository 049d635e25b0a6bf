/** Guides about the month's pay. */
import type { Guide } from '../guide.ts'

export const payGuides: readonly Guide[] = [
  {
    id: 'reopen-month',
    title: { en: 'Reopen a pay month after approval', zh: '核准後重新開啟薪資月份' },
    words: { en: 'reopen unlock correct payroll mistake approved', zh: '重開 解鎖 更正 已核准 算錯' },
    steps: {
      en: [
        'Open Payroll and choose the month. Only a Company Admin can reopen it.',
        'To correct some people only, select their payslips and choose Reopen. Otherwise choose Reopen the month.',
        'The approved version is kept and can be read under Approved versions.',
        'Correct the data, choose Recalculate, then confirm and approve again.',
        'Withdraw released payslips first if people should not see the old ones. If a bank file was downloaded, pay the difference by a correction run.',
      ],
      zh: [
        '開啟「薪資」並選擇月份；只有公司管理員可以重新開啟。',
        '只更正部分人員時，選取其薪資單後點「重新開啟」；否則點「重新開啟本月」。',
        '已核准的版本會保留，可在「已核准的版本」查看。',
        '修正資料後「重新計算」，再次確認並核准。',
        '若不希望員工看到舊的薪資單，請先收回薪資單；薪轉檔已下載時，差額以更正薪資補發。',
      ],
    },
    screen: '/app/payroll',
    area: 'payroll.reopen',
  },
  {
    id: 'parallel-run',
    title: { en: 'Compare a month with your former system', zh: '與原系統比對同一個月份' },
    words: { en: 'parallel run check other software switch difference', zh: '平行作業 比對 驗證 轉換 差異' },
    steps: {
      en: [
        'Calculate the month here, then open Compare months and choose Another program.',
        'Download the sheet: the month’s people with a column for each figure. Fill in what the other program calculated; leave the rest empty.',
        'Upload it. You see how many people differ, each figure on both sides, and the lines that differ for each person.',
        'Open a payslip from there to see why. Nothing in the sheet is stored; repeat it as often as you like.',
      ],
      zh: [
        '先在本系統試算當月薪資，再到「月份比較」，選擇「其他系統」。',
        '下載試算表：列出當月人員，每個項目一欄。填入原系統算出的金額，其餘留空。',
        '上傳後會顯示多少人不同、各項目兩邊的合計，以及每個人有差異的項目。',
        '可由此開啟薪資單查看計算原因。試算表內容不會儲存，可重複比對。',
      ],
    },
    screen: '/app/payroll/compare',
    area: 'payroll',
  },
  {
    id: 'bank-file',
    title: { en: 'Pay salaries with a bank file', zh: '以薪轉檔發放薪資' },
    words: { en: 'bank transfer giro salary payment upload layout hold', zh: '薪轉 轉帳 銀行 匯款 媒體檔 暫緩' },
    steps: {
      en: [
        'Approve the month. Bank files come from approved runs only.',
        'If you have not chosen a paying bank yet, choose it in the payroll settings.',
        'In the step after approval, open Bank file. People on hold are listed and are not in any file.',
        'Confirm your identity and download the file. From then on the month counts as paid with this file.',
        'Upload the file in your bank’s own program. Payslips taken off hold later go into a new file.',
      ],
      zh: [
        '先核准月份；薪轉檔只會由已核准的薪資產生。',
        '尚未選擇付款銀行時，請先到薪資設定選擇。',
        '核准後的步驟中點「薪轉檔」；暫緩發放的人會另外列出，不在任何檔案中。',
        '確認身分後下載檔案，之後本月即視為由此檔案發放。',
        '到銀行的系統上傳檔案；之後解除暫緩者會放入新的檔案。',
      ],
    },
    screen: '/app/payroll',
    area: 'payroll',
  },
  {
    id: 'release-payslips',
    title: { en: 'Release payslips to people', zh: '發布薪資單給員工' },
    words: { en: 'publish release mail pdf password send payslip', zh: '發布 寄送 薪資條 密碼 PDF 電子郵件' },
    steps: {
      en: [
        'Approve the month in Payroll.',
        'Choose Release payslips: now, or on a day. Payslips on hold are left out.',
        'Choose how people are notified: no mail, a link, or a protected PDF.',
        'People then find the payslip under My payslips, with an explanation of each line.',
        'Withdraw payslips takes them back; All payslips in one PDF is for your files.',
      ],
      zh: [
        '先在「薪資」核准月份。',
        '點「發布薪資單」，選擇立即或指定日期；暫緩發放者不會發布。',
        '選擇通知方式：不寄信、寄送連結，或寄送加密 PDF。',
        '員工可在「我的薪資單」查看，並了解每一項是怎麼算的。',
        '需要時可「收回薪資單」；「全部薪資單（PDF）」供公司留存。',
      ],
    },
    screen: '/app/payroll',
    area: 'payroll',
  },
]
