/** A thank-you after an application or a registration, by ?type=; of an application with the way back to its job. */
import { pathOfLanguage } from '#modules/recruitment/model/public.ts'
import { plainPage } from '#modules/recruitment/server/pages/frame.ts'
import { type Html, html } from '#platform/http/server/html.ts'
import type { PublicPage } from '#platform/http/server/public-page.ts'
import type { Language } from '#platform/words/locales.ts'
import houseEn from '../../web/words/en.json' with { type: 'json' }
import houseZh from '../../web/words/zh-Hant.json' with { type: 'json' }

const words = { en: houseEn, 'zh-Hant': houseZh } as const
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const donePage: PublicPage = {
  path: '/done',
  query: ['type', 'lang', 'job'],
  answer: async ({ query: { type, job = '' }, wish }) => {
    const language = wish ?? 'en'
    const t = words[language]
    const title = type === 'application' || type === 'registration' ? t[`done.${type}`] : t['done.other']
    const way = (): Html => {
      if (type === 'application' && ID.test(job)) return link(jobPath(job, language), t['done.job'])
      return type === 'registration' ? link('/login', t['landing.signIn']) : link('/', t['done.home'])
    }
    return { status: 200, html: plainPage({ language, title, body: way() }) }
  },
}

const jobPath = (job: string, language: Language): string => `/${pathOfLanguage(language)}/career/company/${job}`
const link = (path: string, text: string): Html => html`<p><a class="act" href="${path}">${text}</a></p>`
