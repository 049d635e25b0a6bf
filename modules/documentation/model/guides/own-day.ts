/** Guides about one’s own days. */
import type { Guide } from '../guide.ts'

export const ownDayGuides: readonly Guide[] = [
  {
    id: 'clock-in',
    title: { en: 'Clock in and out', zh: '上下班打卡' },
    words: { en: 'punch attendance gps qr face break offline', zh: '打卡 上班 下班 休息 定位 掃碼 人臉' },
    steps: {
      en: [
        'Open My attendance and press Clock in. Your company decides whether by place, by the code at the door, or by your face.',
        'For a place, allow your phone to send its location. The page shows how far you are.',
        'Press Begin a break and End the break if your breaks are recorded.',
        'Without a connection it is kept with its time and sent later, marked as such.',
        'Forgot it? Open the day and send a correction; your manager decides.',
      ],
      zh: [
        '開啟「我的出勤」，按「上班打卡」；由公司決定以地點、門口的 QR 碼或人臉打卡。',
        '以地點打卡時，請允許手機提供位置，畫面會顯示距離。',
        '需要記錄休息時，請按「開始休息」與「結束休息」。',
        '沒有網路時會記下時間，連線後送出並加註。',
        '忘記打卡時，點開當日送出補正，由主管簽核。',
      ],
    },
    screen: '/me/attendance',
    area: 'attendance.own',
  },
  {
    id: 'own-payslip',
    title: { en: 'Find your payslip and see why', zh: '查看薪資單與計算方式' },
    words: { en: 'pay slip salary deduction tax net pdf', zh: '薪資條 實發 扣款 所得稅 PDF' },
    steps: {
      en: [
        'Open My payslips. A payslip appears once HR releases it.',
        'Tap a line to see how it was calculated: what went in, the rate, the rounding and the source.',
        'Against the month before shows what changed.',
        'Download PDF gives a copy for banks and authorities.',
      ],
      zh: [
        '開啟「我的薪資單」；人資發布後就會出現。',
        '點選項目即可查看計算方式：採計數字、費率、進位與依據。',
        '可與前一個月比較，看出哪些項目不同。',
        '「下載 PDF」可供銀行或機關使用。',
      ],
    },
    screen: '/me/pay',
    area: 'me',
  },
  {
    id: 'own-claim',
    title: { en: 'Send a claim from your phone', zh: '用手機申請費用' },
    words: { en: 'receipt expense reimbursement photo mileage', zh: '單據 發票 報銷 拍照 里程' },
    steps: {
      en: [
        'Open My claims and add a claim.',
        'Take a photo of the receipt. Its details are filled in for you; check the amount and the date.',
        'Choose what it is for. Limits and remaining amounts are shown.',
        'Send it. You see who decides, and later whether it is paid with your salary or by bank.',
      ],
      zh: [
        '開啟「我的費用」並新增一筆。',
        '拍下單據，系統會辨識並帶入內容；請核對金額與日期。',
        '選擇費用類型，畫面會顯示上限與剩餘額度。',
        '送出後可看到由誰簽核，以及併入薪資或由銀行付款。',
      ],
    },
    screen: '/me/claims',
    area: 'claims.own',
  },
  {
    id: 'own-shifts',
    title: { en: 'See your shifts and swap one', zh: '查看班表與換班' },
    words: { en: 'roster swap schedule colleague', zh: '班表 換班 調班 同事' },
    steps: {
      en: [
        'Open My shifts. Only confirmed shifts are shown.',
        'Open a day and ask a colleague to swap.',
        'Your colleague agrees first, then the approver decides.',
        'You both get a notice, and the roster is updated automatically.',
      ],
      zh: [
        '開啟「我的班表」，只會顯示已確認的班。',
        '點開某一天，邀請同事換班。',
        '先由同事同意，再由負責簽核的人核准。',
        '雙方都會收到通知，班表自動更新。',
      ],
    },
    screen: '/me/shifts',
    area: 'schedule.own',
  },
  {
    id: 'own-home',
    title: { en: 'Ask to work from home', zh: '申請居家辦公' },
    words: { en: 'wfh remote flexible home office', zh: '居家上班 遠距 彈性' },
    steps: {
      en: [
        'Open My work from home and choose Ask to work from home.',
        'Choose the days, the part of the day and the place. For every week on the same days, tick Only on some weekdays.',
        'Send it; you see who decides.',
        'On an approved day press I am at home if your company asks for it.',
      ],
      zh: [
        '開啟「我的居家辦公」，點選申請。',
        '選擇日期、時段與地點；每週固定幾天時，勾選僅限特定星期。',
        '送出後會顯示由誰簽核。',
        '核准當日，若公司要求，請按「我在居家地點」回報。',
      ],
    },
    screen: '/me/wfh',
    area: 'workFromHome.own',
  },
  {
    id: 'own-quarantine',
    title: { en: 'Report a quarantine', zh: '申請隔離' },
    words: { en: 'isolation illness contact order health', zh: '居家隔離 確診 接觸者 檢疫 通知書' },
    steps: {
      en: [
        'Open My quarantine and choose Report a quarantine.',
        'Choose the cause and the days; attach the order or the test if it is asked for.',
        'Tick Works from home meanwhile if you can keep working.',
        'Send it. Your manager and team see that you are away, not why.',
        'If it lasts longer, send another one from the next day.',
      ],
      zh: [
        '開啟「我的隔離」，點選「申請隔離」。',
        '選擇事由與日期；需要時附上通知書或檢驗證明。',
        '仍可工作時，勾選「隔離期間居家辦公」。',
        '送出後，主管與同事只看得到您不在，看不到原因。',
        '需要延長時，請自次日起另送一筆。',
      ],
    },
    screen: '/me/quarantine',
    area: 'quarantine.own',
  },
  {
    id: 'two-factor',
    title: { en: 'Turn on two-factor authentication', zh: '開啟雙重驗證' },
    words: { en: '2fa authenticator security code password', zh: '兩步驟 驗證器 安全 驗證碼' },
    steps: {
      en: [
        'Open Two-factor authentication in your account.',
        'Scan the QR code with an authenticator app and enter the six digits it shows.',
        'Keep the recovery codes in a safe place: each lets you in once without the phone.',
        'From then on you are asked for a code when you sign in, and before important actions such as approving pay.',
      ],
      zh: [
        '在帳號中開啟「雙重驗證」。',
        '以驗證器 App 掃描 QR 碼，並輸入顯示的六位數字。',
        '請妥善保存備用碼；沒有手機時，每組可登入一次。',
        '之後登入及核准薪資等重要操作時，都會要求驗證碼。',
      ],
    },
    screen: '/app/account/twoFactor',
    area: 'account',
  },
]
