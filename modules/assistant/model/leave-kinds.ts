/**
 * Which kind of leave a sentence names: by what the company calls its types, the longest name first, then by what people
 * usually say for the kinds of the law. Undefined where it names none of those that are there.
 */
import { normalise } from './normalise.ts'

type Type = { readonly kind: string | null; readonly label: string }

/** `text` is normalised. */
export function leaveKind<T extends Type>(text: string, types: readonly T[]): T | undefined {
  const named = types
    .map((type) => ({ type, names: namesOf(type.label) }))
    .flatMap(({ type, names }) => names.map((name) => ({ type, name })))
    .filter(({ name }) => name.length > 1 && text.includes(name))
    .toSorted((left, right) => right.name.length - left.name.length)
  if (named[0]) return named[0].type
  for (const [kinds, pattern] of USUAL) {
    const found = pattern.test(text) ? types.find(({ kind }) => kind !== null && kinds.includes(kind)) : undefined
    if (found) return found
  }
  return undefined
}

/** Whole, and without what stands in brackets or says that it is leave. */
function namesOf(label: string): readonly string[] {
  const whole = normalise(label)
  const plain = whole.replace(/\s*[(（].*$/, '')
  return [whole, plain, plain.replace(/ leave$/, '')].filter(
    (name) => name.length > 2 || /[\u4e00-\u9fff]{2}/.test(name),
  )
}

/** The more particular first: 「住院」 before 「病假」. */
const USUAL: readonly (readonly [readonly string[], RegExp])[] = [
  [['hospitalisation', 'hospitalised_sick'], /\bhospital\w*|住院/],
  [['family_care'], /\bfamily care\b|家庭照顧|照顧假|顧家人|顧小孩/],
  [['prenatal_checkup'], /\bprenatal\b|\bcheck-?up\b|產檢/],
  [['paternity'], /\bpaternity\b|陪產/],
  [['parental'], /\bparental\b|育嬰/],
  [['maternity'], /\bmaternity\b|\bbersalin\b|產假|生產假/],
  [['menstrual'], /\bmenstrual\b|\bperiod leave\b|生理假|月經/],
  [['marriage'], /\bmarriage\b|\bwedding\b|婚假|結婚/],
  [['bereavement'], /\bbereavement\b|\bfuneral\b|\bcompassionate\b|喪假|奔喪/],
  [['solo_parent'], /\bsolo parent\b|單親/],
  [['occupational_injury'], /\b(?:work|occupational) injury\b|工傷|公傷/],
  [['job_search'], /\bjob search\b|謀職/],
  [['official'], /\bofficial leave\b|公假/],
  [['disaster'], /\btyphoon\b|颱風假/],
  [['off_in_lieu', 'rest_in_lieu'], /\b(?:off|rest|time off) in lieu\b|\boil\b|\btoil\b|補休/],
  [['replacement_holiday'], /\breplacement\b|補假/],
  [['sick'], /\bsick\b|\bmc\b|\bmedical\b|\bcuti sakit\b|\bmay sakit\b|\bunwell\b|病假|生病|不舒服/],
  [['service_incentive'], /\bsil\b|\bservice incentive\b/],
  [['personal'], /\bpersonal leave\b|\bemergency leave\b|事假/],
  [
    ['annual', 'service_incentive'],
    /\bannual\b|\bal\b|\bvacation\b|\bvl\b|\bcuti tahunan\b|\bpto\b|\bholiday leave\b|特休|年假|特別休假|年休/,
  ],
  [['unpaid'], /\bunpaid\b|\bnpl\b|無薪/],
]
