/** The public pages at their addresses; what is not open is a page that says so, with 404 (CAR-01). */
import { modules } from '#access/modules.ts'
import { careerCompany } from '#modules/company/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { AskedPage, PageAnswer, PublicFile, PublicPage } from '#platform/http/server/public-page.ts'
import { type Language, languageOf } from '#platform/words/locales.ts'
import { languageOfPath } from '../../model/in-language.ts'
import { careerOf } from '../career/career-handlers.ts'
import { openAdvertisementWith } from '../open-advertisement.ts'
import { companyPage } from './company-page.ts'
import { closedPage, type Reader } from './frame.ts'
import { jobPage } from './job-page.ts'
import { careerStyle } from './style.ts'
import { writtenOnce } from './written-once.ts'

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const careerPages: readonly PublicPage[] = [
  {
    path: '/:lang/career/company/get/:id',
    answer: async (asked) => {
      const { id = '' } = asked.params
      const found = ID.test(id) ? await careerOf(asked, id.toLowerCase()) : undefined
      if (!found) return closed(asked)
      const { company, jobs } = found
      const reader = readerOf(asked, company.preferLang)
      return { status: 200, html: writtenOnce('company', reader, found, () => companyPage(reader, company, jobs)) }
    },
  },
  {
    path: '/:lang/career/company/:advertisementId',
    answer: async (asked) => {
      const { advertisementId: id = '' } = asked.params
      const companyIn = (tx: Tx, companyId: string) => careerCompany(tx, companyId, modules.onboarding)
      const found = ID.test(id) ? await openAdvertisementWith(asked, id.toLowerCase(), companyIn) : undefined
      if (!found?.beside) return closed(asked)
      const { job, beside: company } = found
      const reader = readerOf(asked, job.preferLang)
      return { status: 200, html: writtenOnce('job', reader, found, () => jobPage(reader, job, company)) }
    },
  },
]

export const careerFiles: readonly PublicFile[] = [careerStyle]

const languageIn = ({ params }: AskedPage, company: Language): Language => languageOfPath(params.lang ?? '', company)

const readerOf = (asked: AskedPage, preferLang: string): Reader => ({
  say: asked.say,
  origin: asked.origin,
  language: languageIn(asked, languageOf(preferLang)),
})

const closed = (asked: AskedPage): PageAnswer => ({
  status: 404,
  html: closedPage({ say: asked.say, language: languageIn(asked, 'en') }),
})
