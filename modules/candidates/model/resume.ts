/**
 * What a resume says of whoever wrote it: name, e-mail, phone and schools, as proposals beside what the form says. The
 * name stands by its label or at the top; schools are told by their word, in English, Malay and Chinese.
 */

export type ResumeProposal = {
  readonly full_name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly schools: readonly string[]
}

const MOST_SCHOOLS = 6
const TOP = 6
const MOST_LINES = 2_000

/** `text` is plain: each line normalised, blanks between Chinese signs gone. */
export function resumeOf(text: string): ResumeProposal {
  const lines = text
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, 300))
  return { full_name: nameIn(lines), email: emailIn(lines), phone: phoneIn(lines), schools: schoolsIn(lines) }
}

export const isEmpty = ({ full_name, email, phone, schools }: ResumeProposal): boolean =>
  !full_name && !email && !phone && schools.length === 0

const EMAIL = /[A-Za-z0-9][\w.+-]{0,60}@[A-Za-z0-9][A-Za-z0-9-]{0,60}(?:\.[A-Za-z0-9-]{1,40}){1,4}/
const emailIn = (lines: readonly string[]): string | null => {
  for (const line of lines) {
    const found = EMAIL.exec(line)?.[0].replace(/[.-]+$/, '')
    if (found) return found.toLowerCase()
  }
  return null
}

const PHONE = /(?<![\w.])(\+?\(?\d[\d ()-]{6,18}\d)(?![\d.@]|-\d)/g
const PHONE_LABEL = /phone|mobile|\btel\b|\bhp\b|contact|whatsapp|telefon|電話|手機|行動/i
/** Years from and to, and numbers of identity cards, have as many digits. */
const NO_PHONE = /^(?:19|20)\d{2}\s?-|^\d{6}-\d{2}-\d{4}$/
const IDENTITY = /\b(?:ic|nric|mykad|passport|sss|tin)\b|身分證/i

function phoneIn(lines: readonly string[]): string | null {
  const all = lines.flatMap((line) =>
    IDENTITY.test(line)
      ? []
      : [...line.matchAll(PHONE)].flatMap(([, found = '']) => {
          const digits = found.replace(/\D/g, '').length
          if (digits < 8 || digits > 15 || NO_PHONE.test(found)) return []
          return [{ found: found.trim(), sure: PHONE_LABEL.test(line) || /^\+|^\(?0/.test(found) }]
        }),
  )
  return all.find(({ sure }) => sure)?.found ?? null
}

const NAME_LABEL =
  /^(?:full\s+)?(?:name|nama|姓名|中文姓名)(?:\s+penuh)?\s?[:：]?\s+(\S.{0,80})$|^(?:姓名|中文姓名)[:：]?([\p{sc=Han}]{2,5})/iu
const LATIN_NAME = /^\p{Lu}[\p{L}'’.@/-]*(?:[ ,]+(?:[\p{L}'’.@/-]+)){1,6}$/u
const HAN_NAME = /^[\p{sc=Han}]{2,4}(?: \p{L}[\p{L} ,.'-]{1,40})?$/u
const HEADINGS =
  /resume|résumé|curriculum|vitae|profile|summary|objective|contact|personal|details|experience|education|engineer|manager|developer|designer|assistant|executive|officer|address|jalan|履歷|自傳|個人|簡歷|基本|資料|應徵|經歷|學歷/i

function nameIn(lines: readonly string[]): string | null {
  for (const line of lines.slice(0, 40)) {
    const [, latin, han] = NAME_LABEL.exec(line) ?? []
    const named = (latin ?? han)?.split(/\s{2,}|[|;•,]|\s(?=(?:e-?mail|phone|tel|age)\b)/i)[0]?.trim()
    if (named && !/\d|@/.test(named)) return named
  }
  const top = lines.slice(0, TOP).map((line) => line.split(/[|•]/)[0]?.trim() ?? '')
  return top.find((line) => !HEADINGS.test(line) && (HAN_NAME.test(line) || LATIN_NAME.test(line))) ?? null
}

const HAN_SCHOOL = /[\p{sc=Han}]{2,14}?(?:科技大學|大學|學院|專科學校|高級中學|高級職業學校|高中|高職|女中)/gu
const LATIN_SCHOOL =
  /\b(?:universit(?:y|i|ies)|college|kolej|institut(?:e|ion)?|politeknik|polytechnic|academy|akademi|school|sekolah|smk|smjk)\b/i
/** Sentences about schools are none. */
const PROSE = /\b(?:the|my|a|in|at|for|with|graduated|studied|worked|teacher|from)\b\s/i
const BEFORE_HAN = /^(?:畢業於|就讀於?|就讀|畢業|國立(?=$)|私立(?=$)|學歷|於|在)/u

function schoolsIn(lines: readonly string[]): string[] {
  const found = lines.flatMap((line) => [
    ...(line.match(HAN_SCHOOL) ?? []).map((school) => school.replace(BEFORE_HAN, '')),
    ...line
      .split(/[,|;•\t()（）、:：]|\s[–—-]\s|\s{2,}/)
      .map((part) => part.replace(/\b(?:19|20)\d{2}\b.*$/, '').trim())
      .filter((part) => part.length > 5 && part.length <= 80 && LATIN_SCHOOL.test(part) && !PROSE.test(part)),
  ])
  return [...new Map(found.map((school) => [school.toLowerCase(), school])).values()].slice(0, MOST_SCHOOLS)
}
