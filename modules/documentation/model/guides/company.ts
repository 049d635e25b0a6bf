/** Guides about the company and its year. */
import type { Guide } from '../guide.ts'

export const companyGuides: readonly Guide[] = [
  {
    id: 'departments',
    title: { en: 'Manage departments and positions', zh: '維護部門與職位' },
    words: { en: 'organisation division head job level structure', zh: '組織 部門主管 職等 處室' },
    steps: {
      en: [
        'Open Departments and choose Add department; name its head and divisions.',
        'Positions, job levels and competencies are on the next tab.',
        'Import and Export handle the whole list as a sheet; changes are shown before they are saved.',
        'Move people under Employees: tick them and choose Department, with the day it applies from.',
      ],
      zh: [
        '開啟「部門」，新增部門並指定主管與處室。',
        '職位、職等與職能在旁邊的分頁。',
        '可用試算表匯入與匯出整份清單，並先顯示變更。',
        '在「員工」勾選人員並選擇部門與生效日，即可調動。',
      ],
    },
    screen: '/app/company/departments',
    area: 'organisation.write',
  },
  {
    id: 'roles',
    title: { en: 'Manage accounts and roles', zh: '管理帳號與角色' },
    words: { en: 'permission invite user access rights', zh: '權限 邀請 使用者 帳號' },
    steps: {
      en: [
        'Open Access and choose Invite. The person gets a link to set a password.',
        'Give roles. As you tick them, the list below shows what they open; What roles may do compares all roles.',
        'People with several roles choose one when signing in.',
        'Changing roles signs the person out. Nobody can change their own.',
      ],
      zh: [
        '開啟「存取權限」並邀請；對方會收到設定密碼的連結。',
        '指派角色；勾選時下方會列出其權限，「各角色的權限」可比較所有角色。',
        '擁有多個角色者在登入時選擇其一。',
        '變更角色後，對方會登出；任何人都不能更改自己的角色。',
      ],
    },
    screen: '/app/settings/access',
    area: 'access',
  },
  {
    id: 'company-settings',
    title: { en: 'Change company settings', zh: '變更公司設定' },
    words: { en: 'brand language timezone staff number logo reminder', zh: '公司名稱 時區 員工編號 標誌 提醒' },
    steps: {
      en: [
        'Open Settings, General: brand name, language, time zone, staff IDs and reminders.',
        'Each part of the product has its own settings page, for the roles in charge of it.',
        'The company’s address and employer numbers are under Company profile.',
        'Every change is in the activity log with its former value.',
      ],
      zh: [
        '開啟「設定」→「一般」：品牌名稱、語言、時區、員工編號與提醒。',
        '各功能另有設定頁，由負責的角色維護。',
        '公司地址與雇主編號在「公司資料」。',
        '每次變更都會連同舊值記入操作紀錄。',
      ],
    },
    screen: '/app/settings/general',
    area: 'settings.general',
  },
  {
    id: 'pay-templates',
    title: { en: 'Create your own payroll reports', zh: '自訂薪資報表' },
    words: { en: 'custom template column formula export', zh: '自訂 範本 欄位 公式 匯出' },
    steps: {
      en: [
        'Open Own reports and choose Add report.',
        'Add columns: an item of pay, a field of the person, or a sum.',
        'Choose the months and people, and check the result.',
        'Download it as a sheet; the report is kept for the next month.',
      ],
      zh: [
        '開啟「自訂報表」，點「新增報表」。',
        '新增欄位：薪資項目、員工欄位或合計。',
        '選擇月份與人員並檢視結果。',
        '下載為試算表；報表會保留供下次使用。',
      ],
    },
    screen: '/app/payroll/reports/own',
    area: 'payroll.templates',
  },
  {
    id: 'year-end',
    title: { en: 'Close the pay year and make yearly forms', zh: '年度結算與年度表單' },
    words: { en: 'ea form 2316 withholding certificate tax return annual', zh: '年終 扣繳憑單 EA 2316 申報' },
    steps: {
      en: [
        'Open Year end. The steps for your country are listed in order, with their due dates.',
        'Missing data, such as a tax number, is listed with the person’s name.',
        'Check the yearly forms, then release them; people find them next to their payslips.',
        'Download the files for the authorities from Forms.',
        'Close the year when everything is filed.',
      ],
      zh: [
        '開啟「年度結算」，依序列出該國的步驟與期限。',
        '缺少的資料（如稅籍編號）會標明是誰。',
        '檢視年度表單後發布，員工可在薪資單旁查看。',
        '在「表單」下載申報檔案。',
        '全部申報後將年度關帳。',
      ],
    },
    screen: '/app/payroll/yearEnd',
    area: 'payroll.forms',
  },
  {
    id: 'privacy-requests',
    title: { en: 'Answer a data privacy request', zh: '回覆個資請求' },
    words: { en: 'gdpr pdpa erase export personal data forget anonymise', zh: '個資法 刪除 匯出 查詢 遺忘 去識別化' },
    steps: {
      en: [
        'Open Settings, Privacy. Only a Company Admin can.',
        'Export personal data collects a person’s data in one file to download.',
        'For people who left, see from when their data can be anonymised, and what the law requires you to keep longer.',
        'Anonymise asks for confirmation and cannot be undone; the activity log records it.',
      ],
      zh: [
        '開啟「設定」→「個資保護」；僅限公司管理員。',
        '「個人資料匯出」會將某人的資料彙整成一個檔案供下載。',
        '可查看離職員工的資料何時可去識別化，以及哪些資料依法須保存更久。',
        '去識別化前會再次確認，且無法復原；操作紀錄會記下這次處理。',
      ],
    },
    screen: '/app/settings/privacy',
    area: 'privacy',
  },
  {
    id: 'backup',
    title: { en: 'Back up and restore', zh: '備份與還原' },
    words: { en: 'backup restore copy disaster recovery server', zh: '備份 還原 災難復原 伺服器' },
    steps: {
      en: [
        'Backups are made on the server, not on a screen: whoever runs it uses npm run backup with a file name.',
        'The file holds all data and files of all companies. Encrypted data stays encrypted in it: keep SEAL_SECRET in another safe place.',
        'npm run restore puts it back into an empty database. Try it once before you need it.',
      ],
      zh: [
        '備份在伺服器上進行，沒有操作畫面：由維運人員執行 npm run backup 並指定檔名。',
        '檔案包含所有公司的資料與檔案；加密內容仍為加密，請另行妥善保存 SEAL_SECRET。',
        '以 npm run restore 還原到空的資料庫；請在需要之前先演練一次。',
      ],
    },
    screen: '/app/settings/privacy',
    area: 'privacy',
  },
]
