/** Applying without an account, and without script: who, the questions of the job, the notice, the resume. */
import type { CareerCompany } from '#modules/company/server/public.ts'
import {
  choiceInChinese,
  pathOfLanguage,
  type Question,
  type Worded,
  wordedFor,
} from '#modules/recruitment/model/public.ts'
import { framed, langOf, type OpenAdvertisement, type Reader, titleOf } from '#modules/recruitment/server/public.ts'
import { extensionsOf } from '#platform/files/model/file-kinds.ts'
import { type Html, html } from '#platform/http/server/html.ts'
import { countriesIn } from '#platform/words/country-names.ts'
import { colonOf, inBrackets } from '#platform/words/format.ts'
import { type Language, languageOf } from '#platform/words/locales.ts'
import type { KeepingTerms } from '../../model/keeping.ts'
import { fieldsOf, idOf, type Said } from './form-fields.ts'

type Of = { readonly job: OpenAdvertisement; readonly company: CareerCompany; readonly terms: KeepingTerms }

export const formPath = (id: string, language: Language): string =>
  `/onboarding/jobApplicationForm/${id}?lang=${pathOfLanguage(language)}`

export function applicationPage(reader: Reader, { job, company, terms }: Of, said?: Said): Html {
  const { say, language } = reader
  const word = (key: string, params = {}) => say(language, `candidates.form.${key}`, params)
  const label = (key: string) => html`${word(key)}`
  const title = titleOf(reader, job)
  const field = fieldsOf(said, { country_id: job.country })
  const told = { company: job.companyName, months: terms.retention_months, pool: terms.pool_months }
  const pay = html`${inBrackets(word('expected-salary'), job.currency, language)}`
  const about = [job.companyName, job.location].filter((one) => one !== null && one !== '')
  return framed(reader, {
    title: `${word('of', { title: title.text })} · ${job.companyName}`,
    description: say(language, 'recruitment.page.job-of', { title: title.text, company: job.companyName }),
    pathIn: (of) => formPath(job.id, of),
    turn: (to, name) => turnButton(formPath(job.id, to), to, name),
    company,
    companyLanguage: languageOf(job.preferLang),
    main: html`<h1${langOf(title, reader)}>${title.text}</h1>
<p class="soft">${about.join(' · ')}</p>
<p><a href="/${pathOfLanguage(language)}/career/company/${job.id}">${word('back')}</a></p>
${said?.message && faultsOf(reader, job, said.message, said.errors)}
<form id="apply" method="post" enctype="multipart/form-data" action="${formPath(job.id, language)}">
${field.line({ name: 'full_name', label: label('name'), required: true }, html` maxlength="255" autocomplete="name"`)}
${field.line({ name: 'email', label: label('email'), required: true }, html` type="email" maxlength="254" autocomplete="email"`)}
${field.line({ name: 'phone', label: label('phone'), required: true }, html` type="tel" maxlength="40" autocomplete="tel"`)}
${field.choice({ name: 'country_id', label: label('country') }, countriesToPick(language), word('choose'))}
${job.asksIdentity && field.line({ name: 'ic_or_passport', label: label('identity') }, html` maxlength="40" autocomplete="off"`)}
${field.line({ name: 'expected_salary', label: pay }, html` inputmode="decimal" maxlength="20" autocomplete="off"`)}
${field.line({ name: 'available_from', label: label('available-from') }, html` type="date"`)}
${job.questions.map((question) => asked(reader, field, question))}
${field.text({ name: 'cover_letter', label: label('cover-letter') }, html` rows="6" maxlength="5000"`)}
${field.line({ name: 'source', label: label('heard-from') }, html` maxlength="255"`)}
<div class="trap" aria-hidden="true"><label>Website <input name="website" tabindex="-1" autocomplete="off"></label></div>
<details><summary>${word('notice')}</summary><p>${word('notice-text', told)}</p><p lang="ms">${word('notice-malay', told)}</p></details>
${field.tick({ name: 'consent', label: label('consent'), required: true })}
${field.tick({ name: 'talent_pool', label: label('talent-pool') })}
${field.file(
  { name: 'resume', label: label('resume'), required: true },
  extensionsOf('resume').join(','),
  word(said ? 'choose-again' : 'resume-hint'),
)}
<button class="act" type="submit">${word('send')}</button>
</form>`,
  })
}

/** The field by which the form comes back in another language, with what was typed; nothing is stored by it. */
export const TURN = 'turn'

/**
 * What Enter presses is the first button of a form, wherever it stands: before the one that turns stands one that sends,
 * which nobody sees.
 */
const turnButton = (path: string, to: Language, name: string): Html =>
  html`<span><button class="trap" type="submit" form="apply" tabindex="-1" aria-hidden="true"></button><button class="turn" type="submit" form="apply" formaction="${path}" formnovalidate name="${TURN}" value="1" lang="${to}">${name}</button></span>`

/** The names of countries in a language are sorted once. */
const countries = new Map<Language, readonly { readonly value: string; readonly text: string }[]>()
function countriesToPick(language: Language) {
  const known = countries.get(language) ?? countriesIn(language).map(({ code, name }) => ({ value: code, text: name }))
  countries.set(language, known)
  return known
}

const ANSWER_MAX = 2_000
export const answerField = (id: string): string => `answers.${id}`

function asked(reader: Reader, field: ReturnType<typeof fieldsOf>, question: Question): Html {
  const { say, language } = reader
  const { id, kind, choices, required } = question
  const text = textOf(reader, question)
  const one = { name: answerField(id), label: html`<span${langOf(text, reader)}>${text.text}</span>`, required }
  if (kind === 'yes_no')
    return field.oneOf(
      one,
      ['yes', 'no'].map((value) => ({ value, text: say(language, `candidates.form.${value}`) })),
    )
  if (kind === 'choice')
    return field.choice(
      one,
      choices.map((choice) => choiceFor(reader, question, choice)),
      say(language, 'candidates.form.choose'),
    )
  return field.line(one, html` maxlength="${ANSWER_MAX}"${kind === 'number' && html` inputmode="decimal"`}`)
}

/** What is sent is the choice itself, so that it stays across the languages. */
function choiceFor({ language }: Reader, question: Question, value: string) {
  const inChinese = choiceInChinese(question, value)
  if (language === 'en') return { value, text: value }
  // Of choices in both languages the first is English; of others nobody says which it is.
  const isEnglish = inChinese === null && (question.choices_zh ?? []).length > 0
  return { value, text: inChinese ?? value, ...(isEnglish && { language: 'en' as const }) }
}

const textOf = ({ language }: Reader, { text, text_zh }: Question): Worded =>
  wordedFor(language, text, text_zh) ?? { text: '', language }

/** What is wrong in one place, with a way to each field; also what belongs to no field that is shown. */
function faultsOf(
  reader: Reader,
  { questions, asksIdentity }: OpenAdvertisement,
  message: string,
  errors: Said['errors'],
): Html {
  const { say, language } = reader
  const labels = new Map<string, string>([
    ...Object.entries(LABELS).map(([name, key]) => [name, say(language, `candidates.form.${key}`)] as const),
    ...(asksIdentity ? [['ic_or_passport', say(language, 'candidates.form.identity')] as const] : []),
    ...questions.map((question) => [answerField(question.id), textOf(reader, question).text] as const),
  ])
  const one = ([name, [text = '']]: readonly [string, readonly string[]]) => {
    const label = labels.get(name)
    return label === undefined
      ? html`<li>${text}</li>`
      : html`<li><a href="#${idOf(name)}">${label}</a>${colonOf(language)}${text}</li>`
  }
  const all = Object.entries(errors)
  return html`<div class="faults" role="alert"><p class="wrong">${message}</p>${
    all.length > 0 && html`<ul>${all.map(one)}</ul>`
  }</div>`
}

/** Field -> its word. */
const LABELS = {
  full_name: 'name',
  email: 'email',
  phone: 'phone',
  country_id: 'country',
  expected_salary: 'expected-salary',
  available_from: 'available-from',
  cover_letter: 'cover-letter',
  source: 'heard-from',
  consent: 'consent',
  talent_pool: 'talent-pool',
  resume: 'resume',
} as const
