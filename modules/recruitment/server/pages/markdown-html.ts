/** Texts of advertisements as HTML: elements of ours alone, around text that is escaped. */
import { Html, html } from '#platform/http/server/html.ts'
import { type Block, blocksOf, type Inline } from '#platform/words/markdown.ts'

export const markdownHtml = (text: string): Html => html`${blocksOf(text).map(block)}`

function block(one: Block): Html {
  if (one.kind === 'heading') return html`<h3>${one.of.map(inline)}</h3>`
  if (one.kind !== 'list') return html`<p>${one.of.map(inline)}</p>`
  const items = one.items.map((item) => html`<li>${item.map(inItem)}</li>`)
  if (one.from === undefined) return html`<ul>${items}</ul>`
  return one.from === 1 ? html`<ol>${items}</ol>` : html`<ol start="${one.from}">${items}</ol>`
}

/** The first line of an item stands beside its dot. */
const inItem = (one: Block, at: number): Html =>
  at === 0 && one.kind === 'paragraph' ? html`${one.of.map(inline)}` : block(one)

function inline(one: Inline): Html {
  switch (one.kind) {
    case 'text':
      return html`${one.text}`
    case 'break':
      return new Html('<br>')
    case 'bold':
      return html`<strong>${one.of.map(inline)}</strong>`
    case 'italic':
      return html`<em>${one.of.map(inline)}</em>`
    case 'link':
      return html`<a href="${one.href}" rel="nofollow noopener">${one.of.map(inline)}</a>`
  }
}
