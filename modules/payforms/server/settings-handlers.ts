/** The forms there are with their guide, what they ask of the company, and which box a type of pay belongs to. */
import { companyFacts } from '#modules/company/server/public.ts'
import { approvedMonths, reportedNames } from '#modules/payroll/server/public.ts'
import { logWithDifferences } from '#platform/activity/server/log.ts'
import type { Tx } from '#platform/database/server/connect.ts'
import { problem, reply } from '#platform/http/server/answers.ts'
import { type Call, type Handler, on } from '#platform/http/server/handler.ts'
import {
  changeFormBoxes,
  changeFormDetails,
  changeFormItems,
  formBoxes,
  formDetails,
  formItems,
} from '../contract/settings.ts'
import { yearForms } from '../contract/year-forms.ts'
import { detailsOf } from '../model/details.ts'
import { formsOf } from '../model/forms.ts'
import { choicesFor, type EaChoice, eaBoxes, eaChoices } from '../model/my/ea.ts'
import { items2316 } from '../model/ph/bir2316.ts'
import { demandCountry } from './demand-country.ts'
import { boxesChosen, keepBoxes, keepDetails, keptDetails } from './store.ts'

type Asking = Pick<Call<typeof formDetails>, 'company' | 'say' | 'language'>
const guide = ['who', 'when', 'where', 'how'] as const

export const settingsHandlers: readonly Handler[] = [
  on(yearForms, ({ company, say, language }) =>
    company.read(async (tx) => {
      const { country } = await companyFacts(tx, company.companyId)
      const t = (key: string) => say(language, `payforms.${key}`)
      return {
        years: [...(await approvedMonths(tx, company.companyId)).keys()],
        forms: formsOf(country).map(({ name, standing, handedOut, parts }) => ({
          form: name,
          label: t(`form.${name}`),
          standing,
          standing_label: t(`standing.${standing}`),
          handed_out: handedOut,
          parts: [...parts],
          guide: guide.map((key) => ({ key, label: t(`guide.${key}`), text: t(`guide.${name}.${key}`) })),
        })),
      }
    }),
  ),

  on(formDetails, (call) => call.company.read((tx) => details(tx, call))),
  on(changeFormDetails, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      const { country } = await companyFacts(tx, companyId)
      const foreign = Object.keys(call.body).filter((name) => !detailsOf[country].some((own) => own === name))
      if (foreign.length > 0) {
        const errors = Object.fromEntries(foreign.map((name) => [name, ['http.unknown-field']]))
        return problem('http.invalid', { errors })
      }
      const before = await keptDetails(tx, companyId)
      const given = Object.entries(call.body).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
      const changed: Record<string, string> = Object.fromEntries(given)
      await keepDetails(tx, companyId, changed)
      const of = { kind: 'year_form', id: companyId, name: 'details' } as const
      await logWithDifferences(tx, call, {
        action: 'payforms.details-changed',
        subject: of,
        before: pick(before, changed),
        after: changed,
      })
      return reply(await details(tx, call), { messageKey: 'payforms.saved' })
    }),
  ),

  on(formBoxes, (call) =>
    call.company.read(async (tx) => {
      await demandCountry(tx, call.company.companyId, 'MY')
      return { choices: [...eaChoices], types: await types(tx, call) }
    }),
  ),
  on(changeFormBoxes, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      await demandCountry(tx, companyId, 'MY')
      const known = new Map((await types(tx, call)).map(({ type, choices }) => [type, choices]))
      const { boxes } = call.body
      for (const [type, box] of Object.entries(boxes)) {
        const choices = known.get(type)
        const wrong = !choices
          ? 'payforms.unknown-type'
          : box === null || choices.includes(box)
            ? undefined
            : OTHER_SIDE
        if (wrong) return problem(wrong, { errors: { [`boxes.${type}`]: [wrong] } })
      }
      const before = await boxesChosen(tx, companyId, 'ea')
      await keepBoxes(tx, companyId, 'ea', boxes)
      const of = { kind: 'year_form', id: companyId, name: 'ea' } as const
      await logWithDifferences(tx, call, {
        action: 'payforms.boxes-changed',
        subject: of,
        before: pick(before, boxes),
        after: boxes,
      })
      return reply({ changed: Object.keys(boxes).length }, { messageKey: 'payforms.saved' })
    }),
  ),

  on(formItems, (call) =>
    call.company.read(async (tx) => {
      await demandCountry(tx, call.company.companyId, 'PH')
      return { types: await items(tx, call) }
    }),
  ),
  on(changeFormItems, (call) =>
    call.company.transaction(async (tx) => {
      const { companyId } = call.company
      await demandCountry(tx, companyId, 'PH')
      const known = new Map((await items(tx, call)).map((one) => [one.type, one.choices]))
      const { boxes } = call.body
      for (const [type, box] of Object.entries(boxes)) {
        const choices = known.get(type)
        const wrong = !choices ? 'payforms.unknown-type' : box === null || choices.includes(box) ? undefined : OTHER_TAX
        if (wrong) return problem(wrong, { errors: { [`boxes.${type}`]: [wrong] } })
      }
      const before = await boxesChosen(tx, companyId, 'bir2316')
      await keepBoxes(tx, companyId, 'bir2316', boxes)
      const of = { kind: 'year_form', id: companyId, name: 'bir2316' } as const
      await logWithDifferences(tx, call, {
        action: 'payforms.items-changed',
        subject: of,
        before: pick(before, boxes),
        after: boxes,
      })
      return reply({ changed: Object.keys(boxes).length }, { messageKey: 'payforms.saved' })
    }),
  ),
]

const OTHER_TAX = 'payforms.other-tax'
const OTHER_SIDE = 'payforms.other-side'

const pick = (from: Readonly<Record<string, string>>, keys: object): Record<string, string | null> =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, from[key] ?? null]))

async function details(tx: Tx, { company, say, language }: Asking) {
  const { country } = await companyFacts(tx, company.companyId)
  const kept = await keptDetails(tx, company.companyId)
  return detailsOf[country].map((name) => ({
    name,
    label: say(language, `payforms.detail.${name}`),
    value: kept[name] ?? null,
  }))
}

/** The law's types of earning, then the company's own names for some of them and for what it deducts. */
async function types(tx: Tx, { company, language }: Asking) {
  const chosen = await boxesChosen(tx, company.companyId, 'ea')
  const { items, own, label } = await reportedNames(tx, company.companyId, language)
  const view = (type: string, name: string, standard: string, choices: EaChoice[] = choicesFor(false)) => ({
    ...{ type, label: name, standard, choices },
    box: chosen[type] ?? standard,
    changed: type in chosen,
  })
  const earned = items.filter(({ kind }) => kind !== 'deduction').map(({ name }) => name)
  const law = [...new Set(['basic_salary', 'fixed_allowance', ...earned])].filter((type) => type !== 'travel_allowance')
  return [
    ...law.map((type) => view(type, label(type), eaBoxes[type] ?? 'none')),
    ...own.flatMap(({ english, label: called, treatment }) => {
      if (earned.includes(treatment)) return view(english, called, eaBoxes[treatment] ?? 'none')
      return treatment === 'other_deduction' ? view(english, called, 'none', choicesFor(true)) : []
    }),
  ]
}

/** Types whose pay stands in an item by itself, with the items of the same kind of tax. */
async function items(tx: Tx, { company, language }: Asking) {
  const chosen = await boxesChosen(tx, company.companyId, 'bir2316')
  const { items: law, own, label } = await reportedNames(tx, company.companyId, language)
  const view = (type: string, name: string, treatment: string) => {
    const may = items2316(treatment)
    if (!may) return []
    const said = chosen[type] ?? chosen[treatment] ?? may.standard
    return { type, label: name, ...may, choices: [...may.choices], box: said, changed: type in chosen }
  }
  const types = [...new Set(['allowance', ...law.map(({ name }) => name)])]
  return [
    ...types.flatMap((type) => view(type, label(type), type)),
    ...own.flatMap(({ english, label: called, treatment }) => view(english, called, treatment)),
  ]
}
