/** All open positions of a company. */
import type { CareerCompany } from '#modules/company/server/public.ts'
import { type Html, html } from '#platform/http/server/html.ts'
import { languageOf } from '#platform/words/locales.ts'
import { wordsOnly } from '#platform/words/markdown.ts'
import { pathOfLanguage, wordedFor } from '../../model/in-language.ts'
import type { OpenAdvertisement } from '../open-advertisement.ts'
import { framed, type Reader } from './frame.ts'
import { langOf, titleOf } from './job-page.ts'
import { markdownHtml } from './markdown-html.ts'

const DESCRIPTION_LETTERS = 160

export function companyPage(reader: Reader, company: CareerCompany, jobs: readonly OpenAdvertisement[]): Html {
  const { say, language } = reader
  const name = company.brandName ?? company.name
  const introduction = wordedFor(language, company.introduction, company.introductionZh)
  const title = say(language, 'recruitment.page.jobs-of', { company: name })
  return framed(reader, {
    title,
    description: introduction ? wordsOnly(introduction.text, DESCRIPTION_LETTERS) : title,
    pathIn: (of) => `/${pathOfLanguage(of)}/career/company/get/${company.careerId}`,
    company,
    companyLanguage: languageOf(company.preferLang),
    main: html`<h1>${title}</h1>
${introduction && html`<div${langOf(introduction, reader)}>${markdownHtml(introduction.text)}</div>`}
${
  jobs.length === 0
    ? html`<p class="soft">${say(language, 'recruitment.page.none')}</p>`
    : html`<ul class="jobs">${jobs.map((job) => entry(reader, job))}</ul>`
}`,
  })
}

function entry(reader: Reader, job: OpenAdvertisement): Html {
  const { say, language } = reader
  const title = titleOf(reader, job)
  const about = [
    job.departmentName,
    job.location,
    job.isRemote ? say(language, 'recruitment.page.remote') : null,
    say(language, `recruitment.type.${job.employmentType}`),
  ].filter((one) => one !== null && one !== '')
  return html`<li><a href="/${pathOfLanguage(language)}/career/company/${job.id}"${langOf(title, reader)}>${
    title.text
  }</a><br><span class="soft">${about.join(' · ')}</span></li>`
}
