/**
 * What public pages show before any script: the landing page, the prices, signing in, and the page for addresses that
 * are none, in the words that the program draws them with a moment later, in its place.
 */
import { type Html, html } from '#platform/http/server/html.ts'
import signInEn from '#platform/identity/words/en.json' with { type: 'json' }
import signInZh from '#platform/identity/words/zh-Hant.json' with { type: 'json' }
import { type Language, languageOf } from '#platform/words/locales.ts'
import houseEn from '../../web/words/en.json' with { type: 'json' }
import houseZh from '../../web/words/zh-Hant.json' with { type: 'json' }

const words = { en: { ...signInEn, ...houseEn }, 'zh-Hant': { ...signInZh, ...houseZh } } as const
type Word = keyof (typeof words)['en'] & keyof (typeof words)['zh-Hant']
type T = (key: Word) => string

export type FirstHtml = {
  readonly lang: string
  readonly title: string
  readonly description: string
  /** Search engines keep it out. */
  readonly hidden: boolean
  readonly body: Html
}

/** As the program chooses (apps/web/spoken.ts), as far as a request tells. */
export function languageAsked(cookie: string | undefined, accepted: string | undefined): Language {
  // The languages there are need no escaping; whatever else is sent is none of them.
  const kept = /(?:^|;\s*)prefer_lang=([\w-]+)/.exec(cookie ?? '')?.[1]
  if (kept) return languageOf(kept)
  return /^\s*zh/i.test(accepted ?? '') ? 'zh-Hant' : 'en'
}

const OPEN = ['/', '/pricing', '/login'] as const
type Open = (typeof OPEN)[number]

/** Undefined for pages that the program draws alone. */
export function firstHtml(
  path: string,
  isScreen: (path: string) => boolean,
  language: Language,
): FirstHtml | undefined {
  const t: T = (key) => words[language][key]
  const at = path.length > 1 ? path.replace(/\/+$/, '') : path
  const open = OPEN.find((one) => one === at)
  if (!open && (isScreen(at) || /^\/(app|panel|me)(\/|$)/.test(at))) return undefined
  const lang = language === 'zh-Hant' ? 'zh-Hant-TW' : 'en'
  const page = open ? pages[open](t) : notThere(t)
  const { title, main } = page
  return {
    lang,
    title: title ? `${title} · Kerja` : 'Kerja',
    description: open === '/pricing' ? t('pricing.sub') : t('landing.sub'),
    hidden: open === undefined,
    body: framed(t, main, open),
  }
}

type Page = { readonly title: string; readonly main: Html }

const pages: Readonly<Record<Open, (t: T) => Page>> = {
  '/': (t) => ({
    title: t('landing.headline'),
    main: html`<main class="f-wide"><section class="f-hero"><h1>${t('landing.headline')}</h1><p>${t('landing.sub')}</p>
<p><a class="f-do" href="/register">${t('landing.open')}</a> <a class="f-way" href="/login">${t('landing.signIn')}</a></p></section>
<section class="f-points">${(['why', 'leap', 'languages', 'own'] as const).map(
      (key) => html`<div class="card"><h2>${t(`landing.${key}`)}</h2><p>${t(`landing.${key}Text`)}</p></div>`,
    )}</section></main>`,
  }),
  '/pricing': (t) => ({
    title: t('pricing.headline'),
    main: html`<main class="f-wide"><section class="f-hero"><h1>${t('pricing.headline')}</h1><p>${t('pricing.sub')}</p></section>
<section class="card f-plan"><h2>${t('pricing.plan')}</h2><p class="f-price">${t('pricing.price')}</p><p>${t('pricing.per')}</p>
<ul>${(['people', 'countries', 'modules', 'source'] as const).map((key) => html`<li>${t(`pricing.${key}`)}</li>`)}</ul>
<a class="f-do" href="/register">${t('landing.open')}</a></section></main>`,
  }),
  // Nothing can be typed into before the program is there.
  '/login': (t) => ({
    title: t('identity.signIn'),
    main: html`<main><section class="card f-card"><h1>${t('identity.signIn')}</h1><p>${t('identity.signInHint')}</p>
<p class="f-name">${t('identity.email')}</p><p class="f-field"></p><p class="f-name">${t('identity.password')}</p><p class="f-field"></p>
<p class="f-do f-full">${t('identity.signIn')}</p><noscript><p>${t('public.noScript')}</p></noscript></section></main>`,
  }),
}

const notThere = (t: T): Page => ({
  title: t('error.notFound'),
  main: html`<main><section class="card f-card"><h1>${t('error.notFound')}</h1><p>${t('error.notFoundHint')}</p>
<p><a class="f-do" href="/">${t('error.home')}</a></p></section></main>`,
})

const framed = (t: T, main: Html, open: Open | undefined): Html =>
  html`<div class="f"><header><a class="f-kerja" href="/"><img src="/favicon.svg" alt="" width="26" height="26">Kerja</a>
<nav>${open === '/' && html`<a href="/law">${t('landing.law')}</a> <a href="/pricing">${t('landing.pricing')}</a> `}${
    open !== '/login' && html`<a href="/login">${t('landing.signIn')}</a>`
  }</nav></header>${main}</div>`
