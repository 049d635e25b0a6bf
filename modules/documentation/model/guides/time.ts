/** Guides about working time. */
import type { Guide } from '../guide.ts'

export const timeGuides: readonly Guide[] = [
  {
    id: 'overtime-rates',
    title: { en: 'Set overtime rates and limits', zh: '設定加班費率與上限' },
    words: { en: 'multiplier rest day holiday rounding cap', zh: '加班費 倍數 休息日 國定假日 上限 進位' },
    steps: {
      en: [
        'Open Settings, Overtime. The law’s rates apply without any entry.',
        'Under Own multiples by type of day, set what you pay above the law.',
        'Set the rounding, the smallest unit, and the maximum on a working day.',
        'Set the salary above which nobody can claim overtime, where the law allows it.',
        'Choose whether people may take time off instead of pay, and how long they have.',
      ],
      zh: [
        '開啟「設定」→「加班」；未設定時即依法定倍數。',
        '在「公司自訂倍數」設定優於法令的倍數。',
        '設定進位方式、最小單位與工作日上限。',
        '在法令允許時，設定不得申請加班的薪資門檻。',
        '選擇是否可改為補休，以及補休期限。',
      ],
    },
    screen: '/app/settings/overtime',
    area: 'settings.overtime',
  },
  {
    id: 'roster',
    title: { en: 'Plan the roster', zh: '排班' },
    words: { en: 'shift planner weekly pattern import copy paste', zh: '班表 輪班 循環 匯入 複製 貼上' },
    steps: {
      en: [
        'Create shifts under Shifts first: times, break, short name.',
        'Open Planner. Type short names into the cells, or paste them from a spreadsheet.',
        'Use Copy the weeks before or Fill by a pattern for shifts that repeat.',
        'Import a sheet for many at once; every cell that would change is shown.',
        'Breaches of the law or your own rules are listed before it is saved.',
        'Confirm, so that people see their shifts; lock the days when they must not change.',
      ],
      zh: [
        '先在「班別」建立班別：時間、休息與簡稱。',
        '開啟「班表」，在格中輸入簡稱，或自試算表貼上。',
        '重複的班可「複製前一期班表」或「依循環排班」。',
        '大量排班可匯入試算表，會先顯示每個變更的格子。',
        '儲存前會列出違反法令或公司規則之處。',
        '確認後員工即可看到；不應再變動的日期請鎖定。',
      ],
    },
    screen: '/app/schedule/planner',
    area: 'schedule',
  },
  {
    id: 'standby',
    title: { en: 'Plan who is on call', zh: '安排待命' },
    words: { en: 'on call duty rota allowance', zh: '待命 值班 津貼' },
    steps: {
      en: [
        'Open Standby. Under Kinds of standby, choose Add a standby and set its hours, its short name and what it pays.',
        'In the plan, choose a person’s day and the standby. Use Import for many days at once.',
        'What is deducted for absence, and when days are locked, is under More, How standby is calculated.',
        'Confirm, so that people see their days; lock those that must not change.',
        'The amount due is added to the month’s pay automatically.',
      ],
      zh: [
        '開啟「待命」，在「待命種類」點「新增待命」，設定時段、簡稱與給付金額。',
        '在待命表點選人員的日期並選擇待命；大量排定可用「匯入」。',
        '缺勤如何扣減、何時鎖定，在「更多」→「待命計算設定」。',
        '「確認」後員工即可看到；不應再變動的日期請鎖定。',
        '應付金額會自動進入當月薪資。',
      ],
    },
    screen: '/app/standby',
    area: 'standby',
  },
  {
    id: 'attendance-approval',
    title: { en: 'Approve and correct attendance', zh: '核准與補正出勤' },
    words: { en: 'late absent missing punch correction lock', zh: '遲到 缺勤 漏打卡 補正 鎖定' },
    steps: {
      en: [
        'Open Approve days. Days within the rules are approved automatically.',
        'Open a day to see clockings, the plan and why it was flagged.',
        'Correct it by adding a clocking, or decide on the correction the employee sent.',
        'Select many and choose Approve or Reject, or approve all days of the list at once.',
        'Lock days before pay is calculated, so that they no longer change.',
      ],
      zh: [
        '開啟「核准出勤」；符合規則的日子會自動核准。',
        '點開某一天可查看打卡、班表與判定原因。',
        '可新增打卡補正，或簽核員工送出的補正。',
        '可一次選取多天核准或駁回，也可將清單中的日子全部核准。',
        '計薪前請鎖定日期，避免再變動。',
      ],
    },
    screen: '/app/attendance/approval',
    area: 'attendance',
  },
  {
    id: 'locations',
    title: { en: 'Set up clock-in locations and the code at the door', zh: '設定打卡地點與 QR 碼' },
    words: { en: 'gps radius kiosk qr code geofence', zh: '定位 半徑 打卡機 掃碼 圍籬' },
    steps: {
      en: [
        'Open Locations and choose Add location.',
        'Enter the position and the radius in metres within which people clock in.',
        'Open it to everyone, or limit it to some people.',
        'If people clock in by code, show the location’s code at the door on a kiosk.',
      ],
      zh: [
        '開啟「打卡地點」，點「新增地點」。',
        '填寫位置與可打卡的半徑（公尺）。',
        '可開放給全體員工，或限定部分員工。',
        '以 QR 碼打卡時，在門口的打卡機顯示該地點的代碼。',
      ],
    },
    screen: '/app/company/location',
    area: 'location',
  },
  {
    id: 'face-photos',
    title: { en: 'Approve face photos for clocking in', zh: '核准人臉打卡照片' },
    words: { en: 'face recognition consent biometric picture', zh: '人臉辨識 同意 照片 生物特徵' },
    steps: {
      en: [
        'People agree and send a photo from their own profile first; without consent no face is used.',
        'The photo is under Approvals. Check it and decide.',
        'You can also add one on the person’s tab Face photo, which is used at once.',
        'To allow clocking in by face, tick people under Employees and choose the methods.',
        'Withdrawing consent deletes the stored face data.',
      ],
      zh: [
        '員工先在個人資料同意並上傳照片；未同意者不會使用人臉。',
        '照片會出現在「簽核」，檢視後決定。',
        '也可在員工的「臉部照片」分頁新增，立即生效。',
        '在「員工」勾選人員並選擇打卡方式，即可開放人臉打卡。',
        '撤回同意後，已儲存的人臉資料會刪除。',
      ],
    },
    screen: '/app/employee',
    area: 'employee.face',
  },
  {
    id: 'flexible-hours',
    title: { en: 'Set working hours, flexible time and lateness', zh: '設定工時、彈性與遲到' },
    words: { en: 'flexi hours buffer grace cut-off rounding', zh: '彈性上下班 緩衝 寬限 分界 遲到' },
    steps: {
      en: [
        'Open Settings, Attendance.',
        'Set when work starts and ends, and the break.',
        'Allow people to come earlier or later: the end moves with the start.',
        'Set after how many minutes somebody is late, and the cut-offs for clocking in and out.',
        'Changes apply to months that are not paid yet.',
      ],
      zh: [
        '開啟「設定」→「出勤」。',
        '設定上下班與休息時間。',
        '允許提早或延後上班時，下班時間隨之移動。',
        '設定幾分鐘起算遲到，以及上下班打卡分界。',
        '變更適用於尚未發薪的月份。',
      ],
    },
    screen: '/app/settings/attendance',
    area: 'settings.attendance',
  },
  {
    id: 'holidays',
    title: { en: 'Manage holidays and make-up days', zh: '維護假日與補班日' },
    words: { en: 'public holiday calendar state substitute', zh: '國定假日 補班 彈性放假 行事曆' },
    steps: {
      en: [
        'Open Holidays and choose the year. The country’s calendar is offered; add what applies to you.',
        'Choose Add holiday for your own days. Open one to see how certain it is and its source.',
        'Make-up days are on the next tab: a working day in exchange for a day off.',
        'Leave, overtime and pay of open months are updated automatically.',
      ],
      zh: [
        '開啟「假日」並選擇年度；可加入該國行事曆中適用的日子。',
        '公司自訂的日子請「新增假日」；點開可查看確定程度與來源。',
        '補班日在旁邊的分頁：上班日與放假日對調。',
        '請假、加班與未結月份的薪資會自動更新。',
      ],
    },
    screen: '/app/company/holiday',
    area: 'holiday',
  },
]
