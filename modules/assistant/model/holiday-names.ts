/** Holidays that a sentence names. Undefined where it names none at all; empty where it names one that is not there. */
import { normalise } from './normalise.ts'

type Holiday = { readonly name: string; readonly date: string }

export function holidaysNamed<T extends Holiday>(text: string, holidays: readonly T[]): readonly T[] | undefined {
  const whole = holidays.filter(({ name }) => text.includes(plainName(name)))
  if (whole.length > 0) return whole
  const asked = NAMES.find((pattern) => pattern.test(text))
  if (!asked) return undefined
  return holidays.filter(({ name }) => asked.test(normalise(name)))
}

const plainName = (name: string): string => normalise(name).replace(/\s*[(（].*$/, '')

/** The same holiday in the languages in which it is asked for and named. */
const NAMES = [
  /\bchristmas\b|\bkrismas\b|\bpasko\b|聖誕/,
  /除夕|new year's eve|lunar new year's eve/,
  /\bchinese new year\b|\blunar new year\b|\bcny\b|\btahun baru cina\b|春節|過年|農曆新年/,
  /\bnew year(?:'s)?(?: day)?\b|\btahun baru\b|\bbagong taon\b|元旦|新年/,
  /\bhari raya (?:haji|qurban|aidiladha)\b|\beid(?:'|u)?l-?adha\b|哈芝/,
  /\bhari raya\b|\baidilfitri\b|\braya\b|\beid(?:'|u)?l-?fitr\b|\beid\b|開齋/,
  /\bdeepavali\b|\bdiwali\b|屠妖|排燈/,
  /\blabou?r day\b|\bhari pekerja\b|勞動節/,
  /\bnational day\b|\bmerdeka\b|\bindependence day\b|國慶|雙十|獨立日/,
  /\bthaipusam\b|大寶森/,
  /\bwesak\b|\bvesak\b|衛塞/,
  /\bagong\b|元首/,
  /\bmalaysia day\b|馬來西亞日/,
  /端午|\bdragon boat\b/,
  /中秋|\bmid-?autumn\b|\bmoon festival\b/,
  /清明|\btomb sweeping\b/,
  /和平紀念|228|\bpeace memorial\b/,
  /兒童節|\bchildren's day\b/,
  /教師節|\bteachers?'? day\b/,
  /光復|\bretrocession\b/,
  /行憲|\bconstitution day\b/,
  /\brizal\b|黎剎/,
  /\bbonifacio\b|博尼法秀/,
  /\bgood friday\b|耶穌受難/,
  /\bmaundy\b|濯足/,
  /\ball saints\b|諸聖/,
  /\bheroes\b|英雄/,
]
