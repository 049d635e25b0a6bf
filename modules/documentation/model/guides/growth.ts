/** Guides about joining, growing and leaving. */
import type { Guide } from '../guide.ts'

export const growthGuides: readonly Guide[] = [
  {
    id: 'exit',
    title: { en: 'Handle an exit and the final pay', zh: '辦理離職與離職結算' },
    words: { en: 'resignation notice termination handover final pay', zh: '離職 辭職 資遣 交接 預告期 最後薪資' },
    steps: {
      en: [
        'Open Exits and choose Record an exit, or acknowledge what the person sent.',
        'The notice period and statutory payments are calculated; open a line for its source.',
        'Tick off what has to be handed over and returned.',
        'Final pay shows what is due and what is deducted, and hands it over to payroll.',
        'Complete it after the last day.',
      ],
      zh: [
        '開啟「離職」，點「登錄離職」，或確認員工送出的申請。',
        '系統會算出預告期與法定給付，點開可查看依據。',
        '逐項完成交接與歸還。',
        '「離職結算」列出應付與應扣，並移交薪資。',
        '最後工作日之後按「完成」。',
      ],
    },
    screen: '/app/exit',
    area: 'exit',
  },
  {
    id: 'probation',
    title: { en: 'Review a probation', zh: '試用期評核' },
    words: { en: 'confirm employee trial period extend', zh: '試用 轉正 延長 評核' },
    steps: {
      en: [
        'A review opens automatically before the end of probation; how many days before is in its settings.',
        'The manager rates the items and suggests to confirm, extend or end.',
        'Once approved, it goes to HR.',
        'Send the letter. The decision, such as a new salary, takes effect on its date.',
      ],
      zh: [
        '試用期結束前會自動開始評核，提前天數在設定中。',
        '主管評分，並建議正式任用、延長試用或不通過。',
        '核准後送交人資。',
        '寄出通知信；新薪資等決定自生效日起適用。',
      ],
    },
    screen: '/app/probation',
    area: 'probation',
  },
  {
    id: 'reviews',
    title: { en: 'Run performance reviews', zh: '辦理績效考核' },
    words: { en: 'appraisal form grade cycle self assessment', zh: '考核 評等 自評 考核表 年度' },
    steps: {
      en: [
        'Add a period, then choose Prepare forms and for whom.',
        'Launch them. People rate themselves first, then their managers rate them.',
        'The tabs show the stage of each; you can move several to the next stage at once.',
        'Complete what is with HR. People read the result under Reviews on their own pages.',
      ],
      zh: [
        '新增考核期間，再點「準備考核表」並選擇對象。',
        '發出後，員工先自評，再由主管評分。',
        '各分頁顯示目前階段，可一次讓多份進入下一階段。',
        '人資完成後，員工可在自己的頁面閱讀結果。',
      ],
    },
    screen: '/app/performanceReview',
    area: 'performance.write',
  },
  {
    id: 'okr',
    title: { en: 'Set objectives and check in', zh: '設定目標與更新進度' },
    words: { en: 'key result goal quarter progress', zh: 'OKR 關鍵結果 季度 進度' },
    steps: {
      en: [
        'Open Objectives and choose Add objectives for a quarter.',
        'Add key results with a start and a target, by hand or from a template.',
        'The manager in charge agrees to them.',
        'Check in during the quarter; progress is calculated from the key results.',
        'Close them at the end, or copy them to the next quarter.',
      ],
      zh: [
        '開啟「目標（OKR）」，新增一季的目標。',
        '加入關鍵結果與起始值、目標值，可自行填寫或套用範本。',
        '由負責的主管核定。',
        '期間內更新進度，完成度依關鍵結果計算。',
        '季末結案，或複製到下一季。',
      ],
    },
    screen: '/app/okr',
    area: 'okr',
  },
  {
    id: 'recruit',
    title: { en: 'Recruit from vacancy to hire', zh: '從職缺到錄取' },
    words: { en: 'job advertisement candidate interview offer career page', zh: '徵才 職缺 面試 錄取 履歷 應徵' },
    steps: {
      en: [
        'Open a vacancy, then add an advertisement and publish it on the career page.',
        'People who apply appear under Candidates; you can also add candidates yourself.',
        'Plan interviews, write notes, and move them from stage to stage.',
        'Choose Make offer; once it is approved, send it, and the candidate accepts it with a link.',
        'After acceptance the new hire fills in their own details and becomes an employee.',
      ],
      zh: [
        '開立職缺，新增徵才廣告並刊登於徵才頁面。',
        '應徵者會出現在「應徵者」，也可自行新增。',
        '安排面試、撰寫備註，並逐階段推進。',
        '製作錄取通知，核准後寄出，由應徵者透過連結接受。',
        '接受後，新進人員自行填寫資料並成為員工。',
      ],
    },
    screen: '/app/onboarding/candidates',
    area: 'onboarding',
  },
  {
    id: 'onboard',
    title: { en: 'Prepare the first days', zh: '安排到職事項' },
    words: { en: 'checklist newcomer new hire orientation task meeting', zh: '到職 檢核表 新人 待辦 會面' },
    steps: {
      en: [
        'Write checklists once: what to do, who does it, how many days before or after.',
        'Open Joining and leaving and choose Start tasks; many start automatically with the first day.',
        'Everyone finds what they have to do under My tasks.',
        'Overdue lists what is late; you can plan meetings there too.',
      ],
      zh: [
        '先建立檢核表：事項、負責人、到職前後幾天。',
        '開啟「到職與離職事項」開始辦理；多數會隨到職日自動開始。',
        '各負責人在「我的待辦」看到自己的事項。',
        '「逾期」列出逾期的事項，也可在此安排會面。',
      ],
    },
    screen: '/app/onboarding/orientation',
    area: 'onboarding',
  },
  {
    id: 'training',
    title: { en: 'Organise training', zh: '安排教育訓練' },
    words: { en: 'course session certificate bond attendance', zh: '課程 場次 證書 服務約定 出席' },
    steps: {
      en: [
        'Open Training. Add a course, then a session with day and place.',
        'Enrol people; they can also ask for training themselves.',
        'Mark who was there and close the session: certificates follow.',
        'Expiring certificates and people who still have to attend are on their own tabs.',
        'Hours and cost shows the time and money spent.',
      ],
      zh: [
        '開啟「教育訓練」，新增課程，再新增場次與時間地點。',
        '加入人員，員工也可自行申請。',
        '登錄出席並結訓，即產生證書。',
        '即將到期的證書與尚未完訓者列於各分頁。',
        '「時數與費用」顯示投入的成本。',
      ],
    },
    screen: '/app/training',
    area: 'training.courses',
  },
  {
    id: 'home-days',
    title: { en: 'Handle working from home', zh: '處理居家辦公' },
    words: { en: 'wfh remote standing arrangement limit', zh: '居家上班 遠距 上限 彈性工作' },
    steps: {
      en: [
        'Weekly and monthly limits, notice and the distance for clocking in are in the settings.',
        'Open Work from home. Open a request to see the days, the place and who else is at home.',
        'Approve or reject. People can then clock in at that place on those days.',
        'A standing arrangement in Malaysia has to be answered in writing within sixty days; the letter is next to it.',
      ],
      zh: [
        '每週、每月上限、提前天數與打卡距離在設定中。',
        '開啟「居家辦公」，點開可查看日期、地點與同時居家的同事。',
        '核准或駁回；核准後當日可於該地點打卡。',
        '馬來西亞的固定安排須於六十日內以書面答覆，信函在旁邊。',
      ],
    },
    screen: '/app/application/wfh',
    area: 'workFromHome',
  },
]
