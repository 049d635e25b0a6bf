/** Guides about one's own pages. */
import type { Guide } from '../guide.ts'

export const ownGuides: readonly Guide[] = [
  {
    id: 'apply-for-leave',
    title: { en: 'Apply for leave', zh: '申請請假' },
    words: { en: 'holiday vacation sick day off half day hours', zh: '請假 特休 病假 事假 半天 小時' },
    steps: {
      en: [
        'Open My leave and choose Apply for leave.',
        'Choose the kind of leave and the days, or only some hours of one day.',
        'Before you send it, each day shows how much leave it uses, what is left afterwards and who else is away.',
        'Attach proof if it is asked for, then send. You also see who decides.',
        'Without a connection it is kept on this device and sent once you are online.',
        'Under My requests you can remind, change or cancel it; once it is approved, you can ask to withdraw it.',
      ],
      zh: [
        '開啟「我的請假」，點「申請請假」。',
        '選擇假別與日期，或只請某一天的幾個小時。',
        '送出前會逐日顯示扣除時數、剩餘與同時請假的人。',
        '需要證明時請附上，再送出；畫面會顯示由誰簽核。',
        '沒有網路時會先存在這台裝置，連線後自動送出。',
        '在「我的申請」可提醒、修改或取消；已核准的可申請撤回。',
      ],
    },
    screen: '/me/leave',
    area: 'leave.own',
  },
  {
    id: 'own-equipment',
    title: { en: 'Confirm the equipment you have', zh: '確認領用的設備' },
    words: { en: 'laptop phone key uniform asset device', zh: '筆電 手機 鑰匙 制服 資產 領用' },
    steps: {
      en: [
        'When something is handed to you, you get a notice that opens My equipment.',
        'Check the name and the serial number, then choose I have it.',
        'If you do not have it, tell HR; they can undo it. Items you return move to Returned.',
      ],
      zh: [
        '公司交付設備時會通知您，點通知即可開啟「我的設備」。',
        '核對名稱與序號後，點「確認領用」。',
        '若並未收到，請告知人資，由人資復原；歸還後會移到「已歸還」。',
      ],
    },
    screen: '/me/equipment',
    area: 'me',
  },
  {
    id: 'own-profile',
    title: { en: 'Change your bank account, phone or address', zh: '修改自己的銀行帳戶、電話或地址' },
    words: {
      en: 'personal data update account number move contact family',
      zh: '個人資料 更新 帳號 搬家 聯絡方式 眷屬',
    },
    steps: {
      en: [
        'Open My profile and go to the section that holds the data.',
        'Choose Ask for a change and enter the new values.',
        'Send it. HR sees the old and the new value and decides; nothing changes until then.',
        'While it waits, the section says so. You get a notice once it is decided.',
      ],
      zh: [
        '開啟「我的資料」，找到要修改的區塊。',
        '點「申請修改」，填寫新的內容。',
        '送出後，人資會看到新舊內容並決定；在此之前資料不變。',
        '等待期間該區塊會顯示狀態，決定後您會收到通知。',
      ],
    },
    screen: '/me/profile',
    area: 'me',
  },
]
