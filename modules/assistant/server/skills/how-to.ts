/**
 * How something is done: the company's own answers first, then its handbook, then the guides of the product. A guide whose
 * page whoever asks may not open is told as whose work it is, without the way there.
 */
import { mayEnter } from '#access/enter.ts'
import type { Entry } from '../../model/instruction.ts'
import { type Page, pageAskedFor } from '../../model/pages.ts'
import { type Asking, rolesOf, type Said, said } from '../asking.ts'
import type { Article, Guide } from '../needs.ts'
import { type Found, type Searched, search } from '../search.ts'

const SKILL = 'how_to'
/** Below these nothing is told: a wrong answer costs more than none. */
const LEAST = { how: 0.4, open: 0.6 } as const

/** Of a guide that stands on the page that was asked for. */
const LEAST_OF_PAGE = 0.2
/** Of what the company wrote itself, where a page was asked for. */
const LEAST_OF_OWN = 0.7

export type Library = {
  readonly entries: readonly Entry[]
  readonly articles: readonly Article[]
  readonly guides: readonly Guide[]
}
type Thing =
  | { readonly is: 'entry'; readonly of: Entry }
  | { readonly is: 'article'; readonly of: Article }
  | { readonly is: 'guide'; readonly of: Guide }

/** Undefined where nothing fits. `open`: of a question that need not be one of how. */
export function howTo(asking: Asking, library: Library, form: keyof typeof LEAST): Said | undefined {
  const { call, text } = asking
  const page = form === 'how' ? pageAskedFor(text) : undefined
  const isOf = ({ thing }: Found<Thing>) => thing.is === 'guide' && thing.of.screen === page?.screen
  const all = search(thingsOf(library), page ? `${text} ${page.also}` : text)
  const fitting = all.filter((one) => one.score >= (isOf(one) ? LEAST_OF_PAGE : LEAST[form]))
  const isOwn = ({ thing, score }: Found<Thing>) => thing.is !== 'guide' && score >= LEAST_OF_OWN
  const found = page ? fitting.filter((one) => isOf(one) || isOwn(one)) : fitting
  if (page && found.length === 0) return pageAlone(asking, page)
  const isOpen = (thing: Thing) => thing.is !== 'guide' || mayEnter(call.session, thing.of.area)
  const [best] = found
  if (!best) return undefined
  // Of guides that say much the same, one that can be followed.
  const near = found.filter(({ score }) => score > best.score * NEAR)
  const { thing } = near.find((one) => isOpen(one.thing)) ?? best
  const others = found.filter((one) => one.thing !== thing && isOpen(one.thing)).slice(0, 3)
  const also = others.map((one) => titleOf(asking, one.thing))
  if (thing.is === 'guide' && !isOpen(thing)) return closed(asking, thing.of)
  return { ...told(asking, thing), suggestions: also }
}

const NEAR = 0.85

function thingsOf({ entries, articles, guides }: Library): readonly Searched<Thing>[] {
  return [
    ...entries.map((of) => ({
      thing: { is: 'entry', of } as const,
      title: `${of.question_en} ${of.question_zh}`,
      text: `${of.answer_en} ${of.answer_zh}`,
    })),
    ...articles.map((of) => ({
      thing: { is: 'article', of } as const,
      title: `${of.title} ${of.title_zh ?? ''}`,
      text: `${of.content} ${of.content_zh ?? ''}`,
    })),
    ...guides.map((of) => ({
      thing: { is: 'guide', of } as const,
      title: `${of.title.en} ${of.title.zh}`,
      words: `${of.words.en} ${of.words.zh}`,
      text: [...of.steps.en, ...of.steps.zh].join(' '),
    })),
  ]
}

function told(asking: Asking, thing: Thing): Said {
  const { t, language, links } = asking
  const zh = language === 'zh-Hant'
  switch (thing.is) {
    case 'entry': {
      const { answer_en, answer_zh } = thing.of
      return said(SKILL, (zh ? answer_zh || answer_en : answer_en || answer_zh).trim())
    }
    case 'article': {
      const { title, title_zh, content, content_zh } = thing.of
      const text = (zh && content_zh) || content
      return said(SKILL, shortened(text), {
        sources: links({
          label: t('handbook', { title: (zh && title_zh) || title }),
          href: `/me/handbook?open=${thing.of.id}`,
          area: 'documentation.own',
        }),
      })
    }
    case 'guide': {
      const { title, steps, screen, area } = thing.of
      const list = (zh ? steps.zh : steps.en).map((step, at) => `${at + 1}. ${step}`).join('\n')
      return said(SKILL, `${zh ? title.zh : title.en}\n${list}`, {
        actions: links({ label: t('openPage'), href: screen, area }),
      })
    }
  }
}

function closed({ t, language, call }: Asking, { title, area }: Guide): Said {
  const name = language === 'zh-Hant' ? title.zh : title.en
  return said(SKILL, t('othersDoIt', { what: name, roles: rolesOf(area, call.language) }), {
    facts: [{ label: t('doneBy'), value: rolesOf(area, call.language) }],
  })
}

/** There is no guide: the page itself, or whose work it is. */
function pageAlone({ t, links, call }: Asking, { screen, area }: Page): Said {
  const actions = links({ label: t('openPage'), href: screen, area })
  if (actions.length > 0) return said(SKILL, t('onThatPage'), { actions })
  return said(SKILL, t('doneByRoles', { roles: rolesOf(area, call.language) }), {
    facts: [{ label: t('doneBy'), value: rolesOf(area, call.language) }],
  })
}

function titleOf({ language }: Asking, thing: Thing): string {
  const zh = language === 'zh-Hant'
  if (thing.is === 'guide') return zh ? thing.of.title.zh : thing.of.title.en
  if (thing.is === 'article') return (zh && thing.of.title_zh) || thing.of.title
  const { question_en, question_zh } = thing.of
  return zh ? question_zh || question_en : question_en || question_zh
}

/** Its beginning, without the signs of markdown; the rest is on its page. */
function shortened(text: string): string {
  const plain = text
    .replace(/^#+\s*/gm, '')
    .replace(/[*_`>]/g, '')
    .trim()
  const chars = [...plain]
  return chars.length <= LONGEST ? plain : `${chars.slice(0, LONGEST).join('')}…`
}
const LONGEST = 600
