/** Guides about leave and about deciding on requests. */
import type { Guide } from '../guide.ts'

export const leaveGuides: readonly Guide[] = [
  {
    id: 'leave-next-year',
    title: { en: 'Carry leave into the next year', zh: '將剩餘假結轉至下年度' },
    words: {
      en: 'carry forward year end forfeit expire balance annual leave',
      zh: '遞延 年度結轉 特休 失效 折發 剩餘',
    },
    steps: {
      en: [
        'Open Next leave year and choose the leave year that is ending.',
        'For each balance, the list shows what is carried over, paid out or forfeited, and why. Nothing is saved yet.',
        'How much is carried over, and for how long, is set for each type under Settings, Leave.',
        'Decide on pending requests first: what is pending counts as taken.',
        'Choose Carry into the next year and the month of pay for leave paid out.',
        'Undo the run is possible while nothing of it was used or paid. Settle what was freed since covers leave that was cancelled afterwards.',
      ],
      zh: [
        '開啟「年度結轉」，選擇即將結束的休假年度。',
        '列表會顯示每筆餘額遞延、折發工資或失效的數量與原因，此時尚未儲存任何資料。',
        '可遞延多少、保留多久，在「設定」→「請假」依假別設定。',
        '請先完成待簽核的申請；待簽核視為已休。',
        '點「結轉至下年度」，並選擇折發工資併入的薪資月份。',
        '尚未使用或發放前可「撤回結轉」；之後取消的假以「處理後續釋出」補上。',
      ],
    },
    screen: '/app/application/leave/nextYear',
    area: 'leave',
  },
  {
    id: 'leave-types',
    title: { en: 'Set up leave types, groups and locked days', zh: '設定假別、群組與鎖定日期' },
    words: { en: 'entitlement policy leave group lock blackout settings', zh: '給假 規定 假別 群組 鎖定 不可請假' },
    steps: {
      en: [
        'Open Settings, Leave. Under Types, open one to see what the law demands beside what your company gives.',
        'Change entitlement by service, notice, proof and what happens to the balance. A type may give more than the law, never less.',
        'Under Groups, give some people their own types, entitlements or working week.',
        'Under Locked days, choose days on which leave cannot be requested, decided or changed.',
        'Under Who decides, set the approval flow; requests already sent keep theirs.',
      ],
      zh: [
        '開啟「設定」→「請假」。在「假別」點開一項，可對照法定標準與公司規定。',
        '調整依年資的給假、提前天數、證明與剩餘的處理；可優於法令，不得低於法令。',
        '在「群組」為部分員工設定專屬的假別、給假或工作週。',
        '在「鎖定日期」選擇不可申請、簽核或修改請假的日期。',
        '在「簽核流程」設定由誰簽核；已送出的申請維持原流程。',
      ],
    },
    screen: '/app/settings/leave',
    area: 'settings.leave',
  },
  {
    id: 'batch-approval',
    title: { en: 'Approve many requests at once', zh: '一次簽核多筆申請' },
    words: { en: 'batch approval inbox decide reject bulk shortcut', zh: '批次簽核 核准 駁回 待簽核 快速鍵' },
    steps: {
      en: [
        'Open Approvals. Waiting for me lists all requests that need your decision.',
        'Open one to see what you need to decide: the balance afterwards, who else is away, the receipt.',
        'Press a to approve or r to reject; ? shows all keys.',
        'Tick several, choose Approve or Reject, and give a reason if you reject.',
        'The outcome is shown for each. Requests that could not be decided stay, with the reason.',
      ],
      zh: [
        '開啟「簽核」；「待我簽核」集中所有需要您決定的申請。',
        '點開一筆即可看到所需資訊：核准後餘額、同時請假的人、單據。',
        '按 a 核准、r 駁回；按 ? 顯示所有快速鍵。',
        '勾選多筆後點「核准」或「駁回」，駁回時請填寫原因。',
        '每一筆都會顯示結果；無法簽核的會留下並說明原因。',
      ],
    },
    screen: '/app/application',
    area: 'application',
  },
]
