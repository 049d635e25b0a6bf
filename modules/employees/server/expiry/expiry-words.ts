/** What is said of papers that run out: a notice for each of them, and one mail with all of the morning. */
import { plainDateOf } from '#kernel/plain-date.ts'
import type { Say } from '#platform/http/server/say.ts'
import type { WantedMail } from '#platform/mail/server/wanted-mails.ts'
import type { Notice, NoticeParam } from '#platform/notices/model/notice.ts'
import { dayText } from '#platform/words/format.ts'
import type { Language } from '#platform/words/locales.ts'
import type { DuePaper } from './papers-due.ts'

/** More than so many on one morning are told in one notice. */
const NOTICES_MAX = 5
const ALL_OF_THEM = '/app/analysis?tab=demographics'

export function noticesOf(say: Say, accountId: string, papers: readonly DuePaper[]): Notice[] {
  if (papers.length <= NOTICES_MAX) return papers.map((paper) => noticeOf(say, accountId, paper))
  return [{ word: 'employees.expiry-notice-many', params: { count: papers.length }, link: ALL_OF_THEM }]
}

export function mailOf(say: Say, accountId: string, papers: readonly DuePaper[]): WantedMail {
  const [only] = papers
  const notice: Notice =
    papers.length === 1 && only
      ? noticeOf(say, accountId, only)
      : { word: 'employees.expiry-notice-many', params: { count: papers.length }, link: ALL_OF_THEM }
  const list = (language: Language) => papers.map((paper) => lineOf(say, language, paper)).join('\n')
  return {
    subject: notice.word,
    text: 'employees.expiry-mail',
    params: { ...notice.params, list: { en: list('en'), 'zh-Hant': list('zh-Hant') } },
    link: notice.link,
  }
}

function noticeOf(say: Say, accountId: string, paper: DuePaper): Notice {
  const params: Record<string, NoticeParam> = {
    name: paper.full_name,
    paper: { en: paperText(say, 'en', paper), 'zh-Hant': paperText(say, 'zh-Hant', paper) },
    day: { day: plainDateOf(paper.expires_on) },
  }
  return paper.account_id === accountId
    ? { word: 'employees.expiry-notice-own', params, link: '/me/profile' }
    : {
        word: 'employees.expiry-notice',
        params,
        link: `/app/employee/profile/${paper.employee_id}?tab=documents`,
      }
}

function lineOf(say: Say, language: Language, paper: DuePaper): string {
  return say(language, paper.left === 0 ? 'employees.expiry-line-today' : 'employees.expiry-line', {
    day: dayText(paper.expires_on, language),
    name: paper.full_name,
    paper: paperText(say, language, paper),
    left: paper.left,
  })
}

/** 'Work permit', or with what people called it: 'Other: Forklift licence'. */
function paperText(say: Say, language: Language, { kind, name }: DuePaper): string {
  const word = say(language, `employees.documentKind.${kind}`)
  return name.toLowerCase() === word.toLowerCase() ? word : say(language, 'employees.expiry-paper', { word, name })
}
