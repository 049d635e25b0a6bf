/** Guides about deciding, telling and writing. */
import type { Guide } from '../guide.ts'

export const decidingGuides: readonly Guide[] = [
  {
    id: 'delegate',
    title: { en: 'Let somebody decide while you are away', zh: '不在時由他人代為簽核' },
    words: { en: 'delegation stand-in deputy vacation approver', zh: '代理人 職務代理 出國 休假 簽核' },
    steps: {
      en: [
        'Open Approvals and choose Delegate while away.',
        'Choose the stand-in and the first and last day.',
        'During that time the stand-in finds your requests under Waiting for me. Nobody can decide their own request that way.',
        'End it earlier in the same place. The history says who decided in place of whom.',
      ],
      zh: [
        '開啟「簽核」，點「設定簽核代理人」。',
        '選擇代理人與起訖日。',
        '期間內，代理人會在「待我簽核」看到您的申請；任何人都不得藉此簽核自己的申請。',
        '可在同一處提早結束；歷程會註明由誰代為簽核。',
      ],
    },
    screen: '/app/application',
    area: 'application',
  },
  {
    id: 'announce',
    title: { en: 'Publish an announcement', zh: '發布公告' },
    words: { en: 'news notice confirm read mail everyone', zh: '公告 通知 已讀 確認 全員' },
    steps: {
      en: [
        'Open Announcements and choose New announcement.',
        'Write it in one language or both, attach files, and choose who it is for. The number of people is shown.',
        'Turn on Ask readers to confirm if you need to know that it was read.',
        'Publish it now, or choose a day and a time.',
        'Readers shows who has read and confirmed; Remind notifies the others.',
      ],
      zh: [
        '開啟「公告」並新增公告。',
        '以一種或兩種語言撰寫、附加檔案並選擇對象，畫面會顯示人數。',
        '需要確認已讀時，請開啟「要求確認」。',
        '立即發布，或選擇日期與時間。',
        '可查看誰已閱讀與確認，並提醒其他人。',
      ],
    },
    screen: '/app/announcement',
    area: 'announcement',
  },
  {
    id: 'handbook-article',
    title: { en: 'Write a handbook article', zh: '撰寫員工手冊' },
    words: { en: 'policy rules employee handbook version confirm', zh: '規章 制度 手冊 版本 確認' },
    steps: {
      en: [
        'Open Documentation, tab Company handbook, and choose New article.',
        'Choose the category, write the text and choose who it is for. HR Claim and Finance write in the claims category.',
        'Publish it. People read the last published version until you publish again.',
        'Versions shows what changed each time. Confirmations shows who has confirmed and lets you remind the others.',
        'Archive takes it out of the handbook and keeps the confirmations.',
      ],
      zh: [
        '開啟「說明文件」的「員工手冊」分頁，點「新增文章」。',
        '選擇分類、撰寫內容並選擇對象；費用人員與財務可撰寫費用分類。',
        '發布後，員工看到的是最近一次發布的版本。',
        '「版本紀錄」顯示每次變更；「確認名單」顯示誰已確認，並可提醒其他人。',
        '「封存」會將文章移出手冊，並保留確認紀錄。',
      ],
    },
    screen: '/app/documentation',
    area: 'documentation',
  },
  {
    id: 'letters',
    title: { en: 'Write letters from templates', zh: '以範本產生信函' },
    words: { en: 'certificate employment confirmation signature', zh: '在職證明 服務證明 信函 範本 簽名' },
    steps: {
      en: [
        'Open Letter templates and add the standard ones, or write your own. Fields such as name and position are filled in automatically.',
        'Under Letters to employees choose a template and the people, check the letter, and send it.',
        'The person reads and signs it under Letters on their own pages; you see who has.',
        'Letters to banks or embassies are under Letters to others.',
      ],
      zh: [
        '開啟「信函範本」，加入常用範本或自行撰寫；姓名、職位等欄位會自動帶入。',
        '在「員工信函」選擇範本與對象，檢視後寄出。',
        '員工在自己的「信函」頁閱讀並簽署，您可查看簽署情形。',
        '給銀行或使館的信函在「對外信函」。',
      ],
    },
    screen: '/app/documents/letter/template',
    area: 'documents',
  },
  {
    id: 'quarantine',
    title: { en: 'Handle a quarantine', zh: '處理隔離申請' },
    words: { en: 'isolation order health sick days', zh: '隔離 檢疫 防疫 缺勤 薪資' },
    steps: {
      en: [
        'Set the policy under Settings, Quarantine: days, paid or not, leave type, whether a document is needed, who decides.',
        'Open Quarantine. Employees’ requests appear there; you can also enter one for them.',
        'Open one to see cause and document. Only HR and the person see them.',
        'Once approved, the days do not count as absence. Unpaid days are deducted from the month’s pay automatically; with a leave type, enter them under Leave.',
        'Change last day if it ends early. To extend it, enter another one from the next day.',
      ],
      zh: [
        '在「設定」→「隔離」訂定規定：天數、是否給薪、假別、是否須附證明與簽核流程。',
        '開啟「隔離」，員工的申請會列在這裡，也可代為輸入。',
        '點開可查看事由與證明，僅人資與本人看得到。',
        '核准後不計缺勤；不給薪者自動反映於當月薪資，設定假別者請至「請假」輸入。',
        '提早結束時變更結束日；需延長時自次日起另行輸入。',
      ],
    },
    screen: '/app/quarantine',
    area: 'quarantine',
  },
]
