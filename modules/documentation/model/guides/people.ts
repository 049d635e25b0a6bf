/** Guides about people and their records. */
import type { Guide } from '../guide.ts'

export const peopleGuides: readonly Guide[] = [
  {
    id: 'import-employees',
    title: { en: 'Import many employees from Excel', zh: '以 Excel 匯入多位員工' },
    words: { en: 'batch add sheet template spreadsheet new hires upload', zh: '批次 新增員工 範本 試算表 上傳 大量' },
    steps: {
      en: [
        'Open Employees and choose Import and bulk edit, then Add people from a sheet.',
        'Download the template. It has the columns, lists to choose from, and notes.',
        'Fill in one row per person and drop the file into step 2.',
        'Check the preview. Departments and positions that do not exist yet are listed before they are created.',
        'Wrong cells are listed by row and column. Correct them in the sheet and drop it again; until then nothing is saved.',
        'Import. To undo it, choose Undo in the message, or later under History of imports and bulk edits.',
      ],
      zh: [
        '開啟「員工」，點「匯入與批次編輯」，再選「以試算表新增員工」。',
        '下載範本，內含欄位、選單與說明。',
        '一位員工填一列，把檔案放到第 2 步。',
        '查看預覽；尚不存在的部門與職位會先列出，匯入時一併建立。',
        '有誤的儲存格會標明列與欄，請在試算表修正後重新放入；在此之前不會儲存任何資料。',
        '按下匯入。如需復原，點訊息中的「復原」，或稍後到「匯入與批次編輯紀錄」處理。',
      ],
    },
    screen: '/app/employee',
    area: 'employee.batch',
  },
  {
    id: 'batch-update',
    title: { en: 'Change many employees at once', zh: '一次更改多位員工的資料' },
    words: { en: 'bulk edit mass update manager department sheet', zh: '批次更新 大量修改 換主管 調部門 試算表' },
    steps: {
      en: [
        'Open Employees. For the same change to several people (manager, department, clock-in methods), tick them and choose the action in the bar below.',
        'For different values, choose Import and bulk edit, then Change people from a sheet, and download the current data.',
        'Change the cells you want to change and upload the sheet.',
        'Check the preview: every changed cell is shown with its value before and after.',
        'Apply. History of imports and bulk edits lists every such change and can undo it as long as nothing builds on it.',
      ],
      zh: [
        '開啟「員工」。若大家改成同一個值（主管、部門、打卡方式），勾選員工後在下方工具列選擇動作。',
        '若每個人的值不同，點「匯入與批次編輯」→「以試算表更改員工資料」，下載目前資料。',
        '只改需要變更的儲存格，再上傳試算表。',
        '查看預覽：每個變更的儲存格都會列出目前與變更後的值。',
        '確認套用。「匯入與批次編輯紀錄」會列出每次變更，後續資料尚未更動前可以復原。',
      ],
    },
    screen: '/app/employee',
    area: 'employee.batch',
  },
  {
    id: 'change-salary',
    title: { en: 'Change a salary, and who can see pay', zh: '調整薪資，以及誰看得到薪資' },
    words: { en: 'raise pay rise increment effective date history confidential', zh: '調薪 加薪 生效日 薪資保密 權限' },
    steps: {
      en: [
        'Open the person under Employees and go to the tab Salary.',
        'Choose Change pay and enter the new amount with the day it starts. A later day plans the change.',
        'If the day is in a closed month, the difference appears under Retroactive pay.',
        'You can undo a change on the same tab; affected payslips are recalculated.',
        'Pay is shown to Company Admin, HR Generalist and HR Manager, and to payroll roles in Payroll. Managers and recruiters see the record without pay.',
      ],
      zh: [
        '在「員工」開啟該員工，切換到「薪資」分頁。',
        '點「調整薪資」，輸入新金額與生效日；未來的日期會先排定。',
        '生效日落在已結月份時，差額會出現在「追溯調薪」。',
        '同一分頁可撤回這次調薪，受影響的薪資單會重新計算。',
        '公司管理員、人資專員與人資經理看得到薪資，薪資人員在「薪資」中查看；主管與招募人員看到的資料不含薪資。',
      ],
    },
    screen: '/app/employee',
    area: 'employee.pay',
  },
  {
    id: 'activity-log',
    title: { en: 'Find out who changed what', zh: '查詢誰改了什麼' },
    words: { en: 'audit trail history log before after verify', zh: '稽核 異動紀錄 操作紀錄 修改前後 驗證' },
    steps: {
      en: [
        'Open Activity log and choose the time, the person or the section.',
        'Open an entry: it shows who did it, in which role and from which address.',
        'Under Before and after you see each field with its old and new value.',
        'Verify the log checks that no entry was altered or removed.',
        'Export gives the entries you see as a sheet.',
      ],
      zh: [
        '開啟「操作紀錄」，選擇時間、人員或項目。',
        '點開一筆：可看到由誰操作、使用的角色與來源位址。',
        '「變更前後」列出每個欄位的舊值與新值。',
        '「檢查完整性」會檢查是否有紀錄遭竄改或刪除。',
        '「匯出」會把目前列出的紀錄存成試算表。',
      ],
    },
    screen: '/app/activityLog',
    area: 'activityLog',
  },
  {
    id: 'custom-fields',
    title: { en: 'Add custom fields to employee records', zh: '為員工資料新增自訂欄位' },
    words: { en: 'custom field extra additional details uniform size locker', zh: '自訂欄位 其他資料 制服 置物櫃' },
    steps: {
      en: [
        'Open Settings, Custom fields, and choose Add field: its name, its kind, and who sees it besides HR.',
        'Each person’s values are on the personal tab of the profile, under Additional details.',
        'Export gives a sheet with a column for each field; fill it in and import it to update many people at once.',
        'A field that is already filled in for somebody keeps its kind. Switch it off when it is no longer needed.',
      ],
      zh: [
        '開啟「設定」→「自訂欄位」，新增欄位：名稱、類型，以及除人資外誰看得到。',
        '每個人的內容在員工個人資料分頁的「其他資料」。',
        '匯出的試算表每個欄位一欄；填好後匯入，可一次更新多人。',
        '已有人填寫的欄位不能改類型；不再需要時請停用。',
      ],
    },
    screen: '/app/settings/customFields',
    area: 'settings.customFields',
  },
  {
    id: 'equipment',
    title: { en: 'Hand over equipment and take it back', zh: '交付與收回設備' },
    words: { en: 'laptop phone key uniform asset device return leaver', zh: '筆電 手機 鑰匙 制服 資產 領用 歸還 離職' },
    steps: {
      en: [
        'Open Equipment and add each item with its asset number, or import a sheet with the holder’s staff ID.',
        'Open an item and choose Hand over. The person is notified and confirms it under My equipment.',
        'Choose Take back when it is returned: available again, in repair, lost or retired. Its history is kept.',
        'To be returned lists what is due, and what people who left still have. An exit lists it too and can hand it over to somebody else.',
      ],
      zh: [
        '開啟「設備」，逐筆新增並填寫設備編號；或匯入試算表，以員工編號註明使用人。',
        '開啟一項設備，點「交付」。員工會收到通知，並在「我的設備」確認領用。',
        '歸還時點「收回」，選擇可再領用、維修、遺失或報廢；領用紀錄會保留。',
        '「應歸還」列出到期與離職者尚未歸還的設備；離職作業也會列出，並可移交他人。',
      ],
    },
    screen: '/app/equipment',
    area: 'equipment',
  },
]
