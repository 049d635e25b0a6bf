/** What every career page has around it: its head for those who look around, and the company above it. */
import type { CareerCompany } from '#modules/company/server/public.ts'
import { type Html, html } from '#platform/http/server/html.ts'
import type { Say } from '#platform/http/server/say.ts'
import { type Language, languages } from '#platform/words/locales.ts'
import { pathOfLanguage } from '../../model/in-language.ts'
import { logoAddress } from '../career/career-handlers.ts'
import { careerStyle } from './style.ts'

export type Reader = { readonly say: Say; readonly language: Language; readonly origin: string }

type Framed = {
  readonly title: string
  readonly description: string
  /** Where it stands in a language. */
  readonly pathIn: (language: Language) => string
  readonly company: CareerCompany
  readonly companyLanguage: Language
  readonly data?: Html
  /** How the other language is chosen, by its name, where that is more than opening its page. */
  readonly turn?: (to: Language, name: string) => Html
  readonly main: Html
}

/** As languages are named to whoever reads them. */
const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', 'zh-Hant': '繁體中文' }
const LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', 'zh-Hant': 'zh_TW' }
const other = (language: Language): Language => (language === 'en' ? 'zh-Hant' : 'en')

export function framed({ say, language, origin }: Reader, page: Framed): Html {
  const { company, pathIn, title, description } = page
  const at = (of: Language) => `${origin}${pathIn(of)}`
  const logo = logoAddress(company.careerId, company.logoFile)
  const name = company.brandName ?? company.name
  const turned = other(language)
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${at(language)}">
${languages.map((one) => html`<link rel="alternate" hreflang="${one}" href="${at(one)}">`)}
<link rel="alternate" hreflang="x-default" href="${at(page.companyLanguage)}">
<meta property="og:type" content="website">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${at(language)}">
<meta property="og:site_name" content="${name}">
<meta property="og:locale" content="${LOCALES[language]}">
${logo && html`<meta property="og:image" content="${origin}${logo}">`}
<link rel="stylesheet" href="${careerStyle.path}">
${page.data}
</head>
<body>
<a class="skip" href="#main">${say(language, 'recruitment.page.skip')}</a>
<header>
<a class="who" href="/${pathOfLanguage(language)}/career/company/get/${company.careerId}">${
    logo && html`<img src="${logo}" alt="">`
  }${name}</a>
${
  page.turn?.(turned, OWN_NAMES[turned]) ??
  html`<a href="${pathIn(turned)}" hreflang="${turned}" lang="${turned}">${OWN_NAMES[turned]}</a>`
}
</header>
<main id="main">
${page.main}
</main>
</body>
</html>
`
}

type Plain = { readonly language: Language; readonly title: string; readonly body: Html }

/** A few words that nobody is to find again, of no company. */
export const plainPage = ({ language, title, body }: Plain): Html => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${careerStyle.path}">
</head>
<body>
<main id="main">
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`

/** What is not open, or never was: the same page. */
export const closedPage = ({ say, language }: Pick<Reader, 'say' | 'language'>): Html =>
  plainPage({
    language,
    title: say(language, 'recruitment.page.closed'),
    body: html`<p>${say(language, 'recruitment.page.closed-hint')}</p>`,
  })
