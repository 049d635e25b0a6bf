/** The words of the demonstration's announcements. */
import type { Country } from '#kernel/countries.ts'

export type DemoText = {
  readonly title: string
  readonly title_zh?: string
  readonly content: string
  readonly content_zh?: string
}
type Kind = 'pinned' | 'confirm' | 'department' | 'planned' | 'draft'

export const announcementTexts: Readonly<Record<Country, Readonly<Record<Kind, DemoText>>>> = {
  MY: {
    pinned: {
      title: 'Who to call in an emergency',
      title_zh: '緊急聯絡方式',
      content:
        'Dial **999**, then tell your shift lead.\n\n- Fire: leave by the nearest exit and meet at the car park\n- Injury: the first-aid box is beside the counter',
      content_zh: '請撥打 **999**，再通知值班主管。\n\n- 火警：由最近的出口離開，在停車場集合\n- 受傷：急救箱在櫃台旁',
    },
    confirm: {
      title: 'New rules for handling cash',
      title_zh: '現金處理新規定',
      content:
        'From next month **two people** count the till at closing.\n\n1. Count together\n2. Both sign the sheet\n3. Lock the bag before anybody leaves',
      content_zh: '自下個月起，打烊時須由**兩人**共同點收。\n\n1. 一起點算\n2. 兩人都在表單上簽名\n3. 離開前鎖好錢袋',
    },
    department: {
      title: 'Coffee tasting on Thursday',
      content: 'We taste the new beans at 3 pm. Come by for half an hour.',
    },
    planned: {
      title: 'Office closed for pest control',
      content: 'The office is closed on Saturday. Outlets open as usual.',
    },
    draft: { title: 'Year-end dinner', content: 'Place and day are still to be decided.' },
  },
  TW: {
    pinned: {
      title: '緊急聯絡方式',
      content: '火警或受傷請撥 **119**，再通知您的主管。\n\n- 集合地點：一樓大廳外\n- 急救箱：各樓層茶水間',
    },
    confirm: {
      title: '資訊安全守則更新',
      content:
        '請詳讀以下守則並確認。\n\n1. 離開座位請鎖定電腦\n2. 不得將客戶資料存放在個人雲端\n3. 收到可疑郵件請立即通報',
    },
    department: { title: '週四下午部門分享會', content: '下午三點在大會議室，歡迎準時參加。' },
    planned: { title: '週六大樓停電通知', content: '本週六上午大樓檢修停電，請提前儲存檔案並關機。' },
    draft: { title: '尾牙活動', content: '時間與地點確認後公布。' },
  },
  PH: {
    pinned: {
      title: 'Who to call in an emergency',
      content:
        'Dial **911**, then tell your store manager.\n\n- Meet at the front of the mall\n- The first-aid kit is in the stock room',
    },
    confirm: {
      title: 'Typhoon season: when stores close',
      content:
        'Please read and confirm.\n\n1. Signal No. 3: stores close, stay home\n2. Signal No. 2: wait for a message from your manager\n3. Your safety comes first',
    },
    department: { title: 'Stock count on Thursday', content: 'We count after closing. Dinner is on the company.' },
    planned: {
      title: 'System maintenance on Sunday',
      content: 'Registers are offline from 10 pm. Please close early.',
    },
    draft: { title: 'Christmas party', content: 'Theme and place are still to be decided.' },
  },
}
