/**
 * Every file that an agency or a bank gets, of the first people of each sample company, as committed text. A change of a
 * layout shows here as a difference a person can read; `npx vitest run modules/payroll/model/output/every-layout -u`
 * writes the text anew.
 */
import { expect, test } from 'vitest'
import { type Country, countries } from '#kernel/countries.ts'
import { sampleMonths } from '#tests/support/sample-company.ts'
import { sampleFiles, sampleFolders } from '#tests/support/sample-files.ts'
import { bankFileOf } from './bank/bank-file.ts'
import { genericTemplate } from './bank/bank-template.ts'
import type { BankFileInput, MadeFile, NoFile } from './file-input.ts'
import { agencyFileOf, bankRecordsOf, bankTemplate, filesOf, statutoryLayout } from './files-of.ts'
import { PAIN001, pain001File } from './pain001.ts'
import { agencyFile } from './records/agency-file.ts'
import { bankRecordsFile } from './records/bank-records.ts'
import { OWN_BANK } from './records/own-bank.ts'

function january(country: Country): BankFileInput {
  const [month] = sampleMonths(sampleFolders[country])
  if (!month) throw new Error('no sample')
  return sampleFiles(country, month)
}

function made(input: BankFileInput, name: string): MadeFile | NoFile {
  const { country } = input
  const agency = agencyFileOf(country, name)
  if (agency) return agencyFile(agency, input)
  const law = statutoryLayout(country, name)
  if (law) return law.make(input)
  if (name === PAIN001) return message(input, '03')
  if (name === LATER) return message(input, '09')
  if (name === OWN_BANK.code) return bankRecordsFile(OWN_BANK, input)
  const records = bankRecordsOf(country, name)
  return records
    ? bankRecordsFile(records, records.ownAccountsOnly ? allAt(name, input) : input)
    : bankFileOf(bankTemplate(country, name), input)
}

/** A bank that pays its own accounts alone pays everybody of this company. */
const allAt = (code: string, input: BankFileInput): BankFileInput => ({
  ...input,
  people: input.people.map((person) => ({ ...person, bank: person.bank && { ...person.bank, code } })),
})

/** By setting. */
const LATER = `${PAIN001}.09`
const message = (input: BankFileInput, version: '03' | '09') =>
  pain001File(input, { version, currency: 'MYR', now: '2026-01-29T08:00:00.000Z' })

const shown = (name: string, file: MadeFile | NoFile): string => {
  if ('refused' in file) return `${name}: none, ${JSON.stringify(file)}`
  const { content } = file
  if (content.kind === 'text') return `${name}: ${file.name}\n${content.text.replaceAll('\r\n', '↵\n')}`
  return `${name}: ${file.name}\n${content.rows.map((row) => JSON.stringify(row)).join('\n')}`
}

test.each(Object.keys(countries) as Country[])('files of %s', async (country) => {
  const input = january(country)
  const names = [...filesOf(country).map(({ name }) => name), OWN_BANK.code].filter((name) => name !== 'others')
  const files = [...names, LATER, genericTemplate.code].map((name) => shown(name, made(input, name)))
  // The message that all banks take has Latin letters alone.
  const none = files.flatMap((text) => /^([\w.]+): none, /.exec(text)?.[1] ?? [])
  expect(none).toEqual(country === 'TW' ? [PAIN001, LATER] : [])
  await expect(files.join('\n\n')).toMatchFileSnapshot(`every-layout.${country}.golden.txt`)
})
