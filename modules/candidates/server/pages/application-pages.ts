/** The form of an application at its address, written and taken by the server; where nothing is open, the page that says so. */
import { modules } from '#access/modules.ts'
import { careerCompany } from '#modules/company/server/public.ts'
import { pathOfLanguage } from '#modules/recruitment/model/public.ts'
import { closedPage, openAdvertisementWith, writtenOnce } from '#modules/recruitment/server/public.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import type { PublicForm, Typed } from '#platform/http/server/public-form.ts'
import type { AskedPage, PageAnswer, PublicPage } from '#platform/http/server/public-page.ts'
import { languageOf } from '#platform/words/locales.ts'
import { storeHandler } from '../applying/store-application.ts'
import { settingsOf } from '../settings.ts'
import { answerField, applicationPage, TURN } from './application-page.ts'
import type { Said } from './form-fields.ts'

const address = { path: '/onboarding/jobApplicationForm/:jobID', query: ['lang'] } as const

export const applicationPages: readonly PublicPage[] = [
  { ...address, hasForm: true, answer: (asked) => answered(asked, 200) },
]

export const applicationForms: readonly PublicForm[] = [
  {
    ...address,
    handler: storeHandler,
    fieldsOf: (typed, asked) => sentOf(typed, idOf(asked)),
    refused: (asked, typed, { code, status, message, errors }) => {
      if (code === 'candidates.not-open') return Promise.resolve(closed(asked))
      const beside = code === 'http.too-large' ? { resume: [message] } : errors
      // Two rules of a field may say the same.
      const once = Object.entries(beside).map(([name, texts]) => [name, [...new Set(texts)]] as const)
      return answered(asked, status, { typed, message, errors: Object.fromEntries(once) })
    },
    turned: (asked, typed) => (Object.hasOwn(typed, TURN) ? answered(asked, 200, { typed, errors: {} }) : undefined),
    // The next page knows nothing of this one but what its address says.
    next: (asked) => `/done?type=application&lang=${pathOfLanguage(asked.wish ?? 'en')}&job=${idOf(asked)}`,
  },
]

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const idOf = ({ params: { jobID = '' } }: AskedPage): string => jobID.toLowerCase()

async function answered(asked: AskedPage, status: number, said?: Said): Promise<PageAnswer> {
  const id = idOf(asked)
  const beside = async (tx: Tx, companyId: string) => ({
    company: await careerCompany(tx, companyId, modules.onboarding),
    terms: await settingsOf(tx, companyId),
  })
  const found = UUID.test(id) ? await openAdvertisementWith(asked, id, beside) : undefined
  if (!found?.beside.company) return closed(asked)
  const { job } = found
  const { company, terms } = found.beside
  const { say, origin, wish } = asked
  const reader = { say, origin, language: wish ?? languageOf(job.preferLang) }
  const of = { job, company, terms }
  const write = () => applicationPage(reader, of, said)
  // What somebody typed is nobody else's.
  return { status, html: said ? write() : writtenOnce('form', reader, of, write) }
}

const closed = ({ say, wish }: AskedPage): PageAnswer => ({
  status: 404,
  html: closedPage({ say, language: wish ?? 'en' }),
})

/** As the call wants it: the answers in one, and no for what is not ticked. What the form does not have stays, and is refused. */
function sentOf(typed: Typed, advertisement: string): Readonly<Record<string, unknown>> {
  const isAnswer = (name: string) => name.startsWith(answerField(''))
  const answers = Object.entries(typed)
    .filter(([name, text]) => isAnswer(name) && text.trim() !== '')
    .map(([name, text]) => [name.slice(answerField('').length), text])
  const { expected_salary: amount, consent = 'false', ...rest } = typed
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => !isAnswer(name))),
    ...(amount !== undefined && { expected_salary: ungrouped(amount) }),
    consent,
    advertisement_id: advertisement,
    answers: JSON.stringify(Object.fromEntries(answers)),
  }
}

/** People write 4,500.00; other commas are left, and refused. */
const ungrouped = (amount: string): string =>
  /^\s*\d{1,3}(,\d{3})+(\.\d+)?\s*$/.test(amount) ? amount.replaceAll(',', '') : amount
