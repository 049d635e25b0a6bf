/** Fields of a form that works without script: what was typed stands in them again, with what is wrong beside it. */
import { type Html, html } from '#platform/http/server/html.ts'
import type { Typed } from '#platform/http/server/public-form.ts'
import type { Language } from '#platform/words/locales.ts'

export type Said = {
  /** Nothing where nothing is wrong, and the form stands there with what was typed. */
  readonly message?: string
  readonly typed: Typed
  readonly errors: Readonly<Record<string, readonly string[]>>
}

type Field = {
  readonly name: string
  /** With its language, where that is not the page's. */
  readonly label: Html
  readonly required?: boolean
}
type Choice = {
  readonly value: string
  readonly text: string
  /** Where it is not the page's. */
  readonly language?: Language | undefined
}

export const idOf = (name: string): string => `f-${name}`

/** `standard`: what stands in a field before anything was typed. */
export function fieldsOf(said: Said | undefined, standard: Typed = {}) {
  const typed = said?.typed ?? standard
  const faults = (name: string) => said?.errors[name] ?? []
  const wrong = (name: string): Html =>
    // The first is enough to put it right, as on every form.
    faults(name).length > 0 ? html`<p class="wrong" id="e-${name}">${faults(name)[0]}</p>` : html``
  const described = (name: string, hinted?: boolean): Html => {
    const by = [...(faults(name).length > 0 ? [`e-${name}`] : []), ...(hinted ? [`h-${name}`] : [])]
    return by.length > 0 ? html` aria-describedby="${by.join(' ')}"` : html``
  }
  const marks = ({ name, required }: Field, hinted?: boolean): Html =>
    html` id="${idOf(name)}" name="${name}"${required && html` required`}${
      faults(name).length > 0 && html` aria-invalid="true"`
    }${described(name, hinted)}`
  const value = (name: string): string => typed[name] ?? ''
  const named = ({ name, label, required }: Field): Html =>
    html`<label for="${idOf(name)}">${label}${required && STAR}</label>`
  const row = (field: Field, control: Html, hint?: string): Html =>
    html`<div class="field">${named(field)}${control}${
      hint !== undefined && html`<p class="hint" id="h-${field.name}">${hint}</p>`
    }${wrong(field.name)}</div>`
  const chosen = (name: string, one: string, as: 'checked' | 'selected'): Html =>
    value(name) === one ? html` ${as}` : html``

  return {
    line: (field: Field, more: Html, hint?: string): Html =>
      row(field, html`<input${marks(field, hint !== undefined)}${more} value="${value(field.name)}">`, hint),

    text: (field: Field, more: Html): Html =>
      // The first line break of a text area is not taken for one of its text.
      row(field, html`<textarea${marks(field)}${more}>\n${value(field.name)}</textarea>`),

    choice: (field: Field, choices: readonly Choice[], none: string): Html =>
      row(
        field,
        html`<select${marks(field)}><option value="">${none}</option>${choices.map(
          (one) =>
            html`<option value="${one.value}"${one.language && html` lang="${one.language}"`}${chosen(field.name, one.value, 'selected')}>${one.text}</option>`,
        )}</select>`,
      ),

    oneOf: ({ name, label, required }: Field, choices: readonly Choice[]): Html =>
      html`<fieldset class="field" id="${idOf(name)}"${described(name)}><legend>${label}${
        required && STAR
      }</legend>${choices.map(
        (one) =>
          html`<label class="tick"><input type="radio" name="${name}" value="${one.value}"${
            required && html` required`
          }${chosen(name, one.value, 'checked')}> ${one.text}</label>`,
      )}${wrong(name)}</fieldset>`,

    tick: (field: Field): Html =>
      html`<div class="field"><label class="tick"><input type="checkbox"${marks(field)} value="1"${chosen(
        field.name,
        '1',
        'checked',
      )}> <span>${field.label}${field.required && STAR}</span></label>${wrong(field.name)}</div>`,

    /** A browser keeps no file: it is to be chosen anew. */
    file: (field: Field, accept: string, hint: string): Html =>
      row(field, html`<input type="file"${marks(field, true)} accept="${accept}">`, hint),
  }
}

/** That a field is required a reader of screens says by itself. */
const STAR = html`<span aria-hidden="true"> *</span>`
