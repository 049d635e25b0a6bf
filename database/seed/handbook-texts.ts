/** The words of the demonstration's handbooks. */
import type { Country } from '#kernel/countries.ts'
import type { DemoText } from './announcement-texts.ts'

/** By the chapter's place in the usual list. */
type HandbookText = DemoText & { readonly chapter: 0 | 1 | 2 | 3; readonly confirm?: true; readonly later?: string }

export const handbookTexts: Readonly<Record<Country, readonly HandbookText[]>> = {
  MY: [
    {
      chapter: 0,
      title: 'How we work together',
      title_zh: '我們的工作方式',
      content:
        '- Be on time; tell your shift lead early if you cannot be.\n- Treat guests and colleagues with respect. Harassment of any kind ends employment.\n- Phones stay in the locker during service.',
      content_zh:
        '- 準時到班；無法到班請提早告知值班主管。\n- 尊重客人與同事；任何騷擾行為將終止僱用。\n- 服務時間手機請放置物櫃。',
      confirm: true,
    },
    {
      chapter: 0,
      title: 'Handling cash',
      content:
        '1. Two people count the till at closing.\n2. Both sign the sheet.\n3. The bag is locked before anybody leaves.',
      later:
        '1. Two people count the till at closing.\n2. Both sign the sheet.\n3. The bag is locked before anybody leaves.\n4. Differences above RM 20 are reported the same evening.',
      confirm: true,
    },
    {
      chapter: 1,
      title: 'Asking for leave',
      title_zh: '如何請假',
      content:
        'Apply under **My leave** at least seven days ahead. When you are ill, tell your lead before the shift and attach the medical certificate afterwards.\n\nDecember and the week of Hari Raya are planned together: ask early.',
      content_zh: '請至少七天前於**我的假勤**申請。生病時，請在上班前告知主管，事後補附醫療證明。',
    },
    {
      chapter: 2,
      title: 'What can be claimed',
      content:
        '- Taxi home after 11 pm, with the receipt\n- Mileage between outlets at the rate of the claim type\n- Meals on travel by the per diem, without receipts\n\nSend claims within 30 days.',
    },
    {
      chapter: 3,
      title: 'Food safety',
      content:
        'Wash hands at every change of task. Label and date everything in the chiller. Stay at home with fever or an upset stomach, and tell your lead.',
      confirm: true,
    },
    {
      chapter: 3,
      title: 'Burns and cuts',
      content: 'Cool burns under running water for 20 minutes. The first-aid box is beside the counter.',
    },
  ],
  TW: [
    {
      chapter: 0,
      title: '工作規則摘要',
      content:
        '- 上下班請確實打卡；漏打卡請於三日內補正。\n- 尊重同仁，禁止職場霸凌與性騷擾；申訴請洽人資或申訴信箱。\n- 公司設備與帳號僅供公務使用。',
      confirm: true,
    },
    {
      chapter: 0,
      title: '資訊安全守則',
      content: '1. 離開座位請鎖定電腦。\n2. 不得將客戶資料存放在個人雲端。\n3. 可疑郵件請立即通報。',
      later:
        '1. 離開座位請鎖定電腦。\n2. 不得將客戶資料存放在個人雲端。\n3. 可疑郵件請立即通報。\n4. 密碼不得與他人共用，並請開啟雙重驗證。',
      confirm: true,
    },
    {
      chapter: 1,
      title: '請假須知',
      content:
        '特休請於三日前申請；病假請於當日上班前告知主管，兩日以上請附診斷證明。家庭照顧假與生理假依法給假，不影響全勤獎金。',
    },
    {
      chapter: 1,
      title: '加班與補休',
      content: '加班須事先經主管同意。可選擇加班費或補休，補休期限屆滿未休者依法折發工資。',
    },
    {
      chapter: 2,
      title: '費用申請規定',
      content:
        '- 請於費用發生後 30 日內申請，並附統一編號發票。\n- 市內交通實報實銷；出差膳雜費依日支費。\n- 單筆超過 NT$ 10,000 請先經主管核准。',
    },
    {
      chapter: 3,
      title: '防災與急救',
      content: '火警請走逃生梯至一樓大廳外集合。急救箱與 AED 位於各樓層茶水間。',
    },
    {
      chapter: 3,
      title: '母性健康保護',
      content: '懷孕或哺乳期間可申請調整工作；哺（集）乳室位於八樓，請洽總務登記。',
    },
  ],
  PH: [
    {
      chapter: 0,
      title: 'Code of conduct',
      content:
        '- Serve every customer with a smile and the price on the tag.\n- Gifts from suppliers go to the office.\n- Sexual harassment is reported to the committee (RA 7877, RA 11313); nobody suffers for reporting.',
      confirm: true,
    },
    {
      chapter: 0,
      title: 'Uniform and lockers',
      content: 'Wear the uniform and name tag on the floor. Bags are checked at the staff exit, everybody’s alike.',
    },
    {
      chapter: 1,
      title: 'Shifts, rest days and holidays',
      content:
        'The roster is confirmed each Thursday. Swap under **My shifts**; your manager approves it. Work on regular holidays and rest days is paid by the day’s rate.',
      later:
        'The roster is confirmed each Thursday. Swap under **My shifts**; your manager approves it. Work on regular holidays and rest days is paid by the day’s rate.\n\nIn typhoon signal no. 3 or above stores close; nobody has to come in.',
    },
    {
      chapter: 2,
      title: 'Claims of store staff',
      content:
        '- Transport between stores with the receipt\n- Load for store phones up to PHP 300 a month\n\nSend claims by the 20th to be paid with the month.',
    },
    {
      chapter: 3,
      title: 'When you are ill',
      content:
        'Tell your manager before the shift. SSS sickness benefit needs the notice within five days: ask HR at once.',
      confirm: true,
    },
    {
      chapter: 3,
      title: 'Earthquakes',
      content: 'Drop, cover and hold. Leave by the stairs when it stops, and meet at the front of the mall.',
    },
  ],
}
