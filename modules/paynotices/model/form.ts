/** The notices that there are: whom each goes to, what it is about, and how well its day is known. Pure. */
import type { Country } from '#kernel/countries.ts'

export const standings = ['confirmed', 'several', 'single', 'inferred', 'not_established'] as const
export type Standing = (typeof standings)[number]

export const formNames = [
  'cp22',
  'cp22a',
  'cp21',
  'socso_form2',
  'epf_member',
  'tw_enrol',
  'tw_withdraw',
  'tw_adjust',
  'ph_enrol',
  'ph_separate',
] as const
export type FormName = (typeof formNames)[number]

export const statuses = ['open', 'filed', 'not_needed', 'cleared'] as const
export type Status = (typeof statuses)[number]

/** What makes one arise. */
export const occasions = ['joined', 'leaves', 'pay_changed'] as const
type Occasion = (typeof occasions)[number]

export type NoticeForm = {
  readonly name: FormName
  readonly country: Country
  readonly occasion: Occasion
  readonly authority: string
  /** Of the day by which it is due. */
  readonly standing: Standing
  /** What is paid is held back until the agency clears it. */
  readonly clears?: true
}

const form = (
  name: FormName,
  country: Country,
  occasion: Occasion,
  authority: string,
  standing: Standing,
): NoticeForm => ({ name, country, occasion, authority, standing })

export const forms: Readonly<Record<FormName, NoticeForm>> = {
  cp22: form('cp22', 'MY', 'joined', 'LHDN', 'several'),
  cp22a: { ...form('cp22a', 'MY', 'leaves', 'LHDN', 'several'), clears: true },
  cp21: { ...form('cp21', 'MY', 'leaves', 'LHDN', 'several'), clears: true },
  socso_form2: form('socso_form2', 'MY', 'joined', 'PERKESO', 'several'),
  epf_member: form('epf_member', 'MY', 'joined', 'KWSP', 'not_established'),
  tw_enrol: form('tw_enrol', 'TW', 'joined', '勞保局', 'several'),
  tw_withdraw: form('tw_withdraw', 'TW', 'leaves', '勞保局', 'several'),
  tw_adjust: form('tw_adjust', 'TW', 'pay_changed', '勞保局', 'single'),
  ph_enrol: form('ph_enrol', 'PH', 'joined', 'SSS, PhilHealth, Pag-IBIG', 'not_established'),
  ph_separate: form('ph_separate', 'PH', 'leaves', 'SSS, PhilHealth, Pag-IBIG, DOLE', 'several'),
}
export const formsOf = (country: Country): readonly NoticeForm[] =>
  Object.values(forms).filter((one) => one.country === country)

/** Those of the tax office that Malaysia's own screen lists. */
export const cp2x: readonly FormName[] = ['cp22', 'cp22a', 'cp21']
