/** What people read of the assistant, what two of them asked it, and what everybody agreed to first. */
import type { Country } from '#kernel/countries.ts'
import { chat, conversation, rate } from '#modules/assistant/contract/chat.ts'
import { changeInstruction, instruction } from '#modules/assistant/contract/instruction.ts'
import { addTemplate, templates } from '#modules/assistant/contract/operated.ts'
import type { DataOf } from '#platform/contract/endpoint.ts'
import type { Act, DemoPerson } from './acting.ts'
import type { Business } from './business.ts'

type Text = { readonly en: string; readonly zh: string }
type Told = { readonly contact: Text; readonly entries: readonly { readonly question: Text; readonly answer: Text }[] }

const told: Readonly<Record<Country, Told>> = {
  MY: {
    contact: { en: 'the HR office, ext. 21', zh: '人資部，分機 21' },
    entries: [
      {
        question: { en: 'Who helps when the till or my laptop does not work?', zh: '收銀機或筆電故障時找誰？' },
        answer: { en: 'Call IT help, ext. 12, from 8 to 8.', zh: '請撥資訊支援分機 12，服務時間 8 點到 20 點。' },
      },
      {
        question: { en: 'Where do I get a new apron?', zh: '新圍裙在哪裡領？' },
        answer: {
          en: 'From the store room in Bangsar, any morning before ten.',
          zh: '每天早上十點前到孟沙的庫房領取。',
        },
      },
    ],
  },
  TW: {
    contact: { en: 'the HR office, ext. 210', zh: '人資部，分機 210' },
    entries: [
      {
        question: { en: 'How do I get on the office wifi?', zh: '辦公室 Wi-Fi 怎麼連線？' },
        answer: {
          en: 'Use your badge number as the name; IT gives you the password at ext. 119.',
          zh: '帳號為識別證號碼，密碼請洽資訊部分機 119。',
        },
      },
    ],
  },
  PH: {
    contact: { en: 'the HR desk at the main store', zh: '總店人資櫃檯' },
    entries: [
      {
        question: { en: 'Who do I tell when my locker key is lost?', zh: '置物櫃鑰匙遺失要找誰？' },
        answer: {
          en: 'Tell the store supervisor; a new key is ready the next day.',
          zh: '請告知店長，隔天可領新鑰匙。',
        },
      },
    ],
  },
}

const asked: Readonly<Record<Country, readonly string[]>> = {
  MY: ['How many days of annual leave do I have left?', 'When is the next public holiday?'],
  TW: ['特休還剩幾天', '下一個國定假日是哪一天'],
  PH: ['How many SIL days do I have?', 'next holiday?'],
}

export async function askTheAssistant({ act, admin, employee, country, now }: Business): Promise<void> {
  const { version } = (await act(admin, instruction, { at: now })) as DataOf<typeof instruction>
  if (version === 0) {
    const { contact, entries } = told[country]
    const body = {
      ...{ contact_en: contact.en, contact_zh: contact.zh, version },
      entries: entries.map(({ question, answer }) => ({
        ...{ question_en: question.en, question_zh: question.zh, answer_en: answer.en, answer_zh: answer.zh },
      })),
    }
    await act(admin, changeInstruction, { body, at: now })
  }
  const language = country === 'TW' ? ('zh-Hant' as const) : ('en' as const)
  const { messages } = (await act(employee, conversation, { at: now })) as DataOf<typeof conversation>
  for (const message of asked[country].slice(messages.length)) {
    const answer = (await act(employee, chat, { body: { message }, at: now, language })) as DataOf<typeof chat>
    if (answer.id) await act(employee, rate, { params: { id: answer.id }, body: { helpful: true }, at: now })
  }
}

const TERMS = {
  title: 'Before you ask the assistant',
  title_zh: '使用助理前',
  content_en:
    '- Answers come from your own data, your handbook and the guides, by search and fixed rules.\n- They may be wrong: the page each answer names is what counts.\n- Nobody else reads your questions. Your company sees how many are asked.\n- It decides and sends nothing for you.',
  content_zh:
    '- 答案來自您自己的資料、員工手冊與使用說明，以搜尋及固定規則產生。\n- 答案可能有誤，請以所列頁面為準。\n- 其他人看不到您的提問；公司只看得到數量。\n- 助理不會代您決定或送出任何申請。',
}

/** A version that waits: as long as none is in force, nobody is asked to agree. */
export async function writeTerms(act: Act, ops: DemoPerson, at: Date): Promise<void> {
  const known = (await act(ops, templates, { at })) as DataOf<typeof templates>
  if (known.length === 0) await act(ops, addTemplate, { body: TERMS, at })
}
