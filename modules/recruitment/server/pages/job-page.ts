/** One open position: what it is, what it pays where that is shown, and where to apply. */
import type { CareerCompany } from '#modules/company/server/public.ts'
import { dataScript, type Html, html } from '#platform/http/server/html.ts'
import { dayText, moneyText } from '#platform/words/format.ts'
import { type Language, languageOf } from '#platform/words/locales.ts'
import { wordsOnly } from '#platform/words/markdown.ts'
import { pathOfLanguage, type Worded, wordedFor } from '../../model/in-language.ts'
import type { OpenAdvertisement } from '../open-advertisement.ts'
import { framed, type Reader } from './frame.ts'
import { jobPosting } from './job-posting.ts'
import { markdownHtml } from './markdown-html.ts'

const DESCRIPTION_LETTERS = 160

export function jobPage(reader: Reader, job: OpenAdvertisement, company: CareerCompany): Html {
  const { say, language, origin } = reader
  const title = titleOf(reader, job)
  const description = wordedFor(language, job.description, job.descriptionZh)
  const requirements = wordedFor(language, job.requirements, job.requirementsZh)
  const pathIn = (of: Language) => `/${pathOfLanguage(of)}/career/company/${job.id}`
  const facts = factsOf(reader, job)
  const told = [
    ...(description ? [markdownHtml(description.text)] : []),
    ...(requirements ? [markdownHtml(requirements.text)] : []),
  ]
  const posting = jobPosting(job, company, {
    title: title.text,
    descriptionHtml: html`${told}`.text || title.text,
    url: `${origin}${pathIn(language)}`,
    origin,
  })
  return framed(reader, {
    title: `${title.text} · ${job.companyName}`,
    description: description
      ? wordsOnly(description.text, DESCRIPTION_LETTERS)
      : say(language, 'recruitment.page.job-of', { title: title.text, company: job.companyName }),
    pathIn,
    company,
    companyLanguage: languageOf(job.preferLang),
    data: dataScript(posting),
    main: html`<h1${langOf(title, reader)}>${title.text}</h1>
<dl>${facts.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${applyLink(reader, job)}
${part(reader, say(language, 'recruitment.page.description'), description)}
${part(reader, say(language, 'recruitment.page.requirements'), requirements)}
${(description || requirements) && applyLink(reader, job)}`,
  })
}

export const titleOf = ({ language }: Reader, job: OpenAdvertisement): Worded =>
  wordedFor(language, job.title, job.titleZh) ?? { text: job.positionName, language }

/** Said where a text is not in the language of the page. */
export const langOf = (worded: Worded, { language }: Reader): Html =>
  worded.language === language ? html`` : html` lang="${worded.language}"`

const part = (reader: Reader, heading: string, worded: Worded | undefined): Html =>
  worded
    ? html`<section><h2>${heading}</h2><div${langOf(worded, reader)}>${markdownHtml(worded.text)}</div></section>`
    : html``

const applyLink = ({ say, language }: Reader, { id }: OpenAdvertisement): Html =>
  html`<p><a class="act" href="/onboarding/jobApplicationForm/${id}?lang=${pathOfLanguage(language)}">${say(
    language,
    'recruitment.page.apply',
  )}</a></p>`

function factsOf({ say, language }: Reader, job: OpenAdvertisement): (readonly [string, string])[] {
  const word = (key: string) => say(language, `recruitment.page.${key}`)
  const place = [job.location, job.isRemote ? word('remote') : null].filter((one) => one !== null).join(' · ')
  const pay = payText(job)
  return [
    ...(job.departmentName ? [[word('department'), job.departmentName] as const] : []),
    [word('position'), job.positionName],
    [word('type'), say(language, `recruitment.type.${job.employmentType}`)],
    ...(place ? [[word('place'), place] as const] : []),
    ...(pay ? [[word('pay'), say(language, 'recruitment.page.monthly', { pay })] as const] : []),
    [word('posted'), dayText(job.publishFrom, language)],
    ...(job.publishTo ? [[word('until'), dayText(job.publishTo, language)] as const] : []),
  ]
}

function payText({ showSalary, salaryFrom, salaryTo, currency }: OpenAdvertisement): string | undefined {
  const amounts = [salaryFrom, salaryTo].filter((one) => one !== null)
  if (!showSalary || amounts.length === 0) return undefined
  const [from, to] = [salaryFrom, salaryTo].map((one) => (one === null ? undefined : moneyText(one, currency)))
  if (from !== undefined && to !== undefined && from !== to) return `${currency} ${from} – ${to}`
  if (from !== undefined && to === undefined) return `${currency} ${from} +`
  return `${currency} ${from === undefined ? `≤ ${to}` : from}`
}
