import { describe, expect, test } from 'vitest'
import { countries } from '#statutory/countries.ts'
import { workOut } from '#statutory/work-out.ts'
import { addressOf, standingAt } from './address.ts'
import { draftOf, givenOf } from './draft.ts'
import my from './examples/my.json'
import ph from './examples/ph.json'
import tw from './examples/tw.json'
import { featured } from './featured.ts'

type Examples = { readonly [scheme: string]: { readonly on: string; readonly given: object } }
const examples: { readonly [country: string]: Examples } = { my, tw, ph }

describe.each(Object.entries(countries))('%s', (country, law) => {
  test('every scheme has an example, and only schemes have', () => {
    expect(Object.keys(examples[country] ?? {}).sort()).toEqual([...law.schemes.keys()].sort())
  })

  test.each(Object.entries(examples[country] ?? {}))(
    '%s is answered as its address opens it',
    (scheme, { on, given }) => {
      const opened = standingAt(addressOf({ scheme, on, draft: draftOf(given) })).case
      const typed = givenOf(opened?.draft ?? {}, law.schemes.get(scheme)?.given ?? {})
      const { answer, worksheet } = law.workOut(scheme, opened?.on ?? '', typed, { worksheet: true })
      expect(answer).not.toHaveProperty('reason')
      expect(worksheet?.length).toBeGreaterThan(0)
    },
  )
})

test('what is featured is worked out as its source prints it', () => {
  const answers = featured.map(({ scheme, on, given }) => workOut(scheme, on, given).answer)
  expect(answers).toMatchObject([
    { normal_mtd: '110.00', additional_mtd: '757.50', mtd: '867.50' },
    { withholding_tax: '2760.00' },
    { average_taxable: '31666.67', withholding_tax: '2833.39' },
  ])
})
