/**
 * The passwords that guessers try first, made from what they are made of: common words and keyboard runs with
 * the usual endings. Some fifteen thousand of eight signs and more, well beyond the three thousand commonest.
 */
export function isCommonPassword(password: string): boolean {
  const given = password.toLowerCase()
  return isRepetition(given) || isRun(given) || common().has(given) || common().has(plain(given))
}

const WORDS =
  'password passw0rd pass passwort contrasena motdepasse welcome letmein login admin administrator root user guest test ' +
  'testing default master access secret changeme change temp temporary qwerty qwertyuiop qwert asdfgh asdfghjkl zxcvbnm ' +
  'qazwsx qazwsxedc 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc zaq12wsx q1w2e3r4 abc abcd abcdef abcdefgh iloveyou loveyou ' +
  'love lovely sunshine princess dragon monkey football baseball basketball soccer hockey superman batman spiderman starwars ' +
  'pokemon naruto minecraft freedom whatever trustno1 shadow michael jennifer jessica ashley daniel andrew charlie jordan ' +
  'michelle nicole amanda hunter killer tigger summer winter spring autumn monday friday january february march april june ' +
  'july august september october november december computer internet google facebook instagram samsung apple iphone android ' +
  'microsoft windows office company business manager employee payroll salary hello hellokitty cheese chocolate cookie flower ' +
  'butterfly angel jesus christ blessed forever friends family mother father chelsea arsenal liverpool manchester barcelona ' +
  'realmadrid juventus ferrari porsche mercedes toyota honda yamaha harley mustang diamond silver golden purple orange ' +
  'malaysia kualalumpur selangor penang johor taiwan taipei philippines manila cebu singapore asia china hongkong ' +
  'sayang cinta rahasia bismillah mahalko mahalkita pilipinas woaini kerja humanresources hr1234 success money lucky power'

const ENDINGS =
  '|1|12|123|1234|12345|123456|1234567|12345678|123456789|1234567890|!|!!|!@#|@123|@1234|#1|01|007|00|11|111|321|4321|54321|654321|69|88|888|8888|99|999|123!|1234!|12345!|123@|abc|abc123|me|you'
const YEARS = [1980, 2035] as const
const KEYBOARD = [
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn',
]
const SHORTEST = 8

let made: ReadonlySet<string> | undefined
function common(): ReadonlySet<string> {
  made ??= new Set(generated())
  return made
}

function* generated(): Generator<string> {
  const endings = ENDINGS.split('|')
  for (let year = YEARS[0]; year <= YEARS[1]; year += 1) endings.push(String(year), `@${year}`, `${year}!`)
  for (const word of WORDS.split(' ')) {
    for (const ending of endings) if (word.length + ending.length >= SHORTEST) yield word + ending
    yield word + word
    yield `${word}${word}123`
  }
}

/** How many there are of eight signs and more. */
export const commonPasswordCount = (): number => [...common()].filter((one) => one.length >= SHORTEST).length

/** The usual replacements undone, and signs between words left out: P@ssw0rd-2024 is password2024. */
function plain(text: string): string {
  const [, stem = text, digits = ''] = /^(.*?)([\d!@#]*)$/s.exec(text) ?? []
  const letters: Readonly<Record<string, string>> = {
    '@': 'a',
    '4': 'a',
    '3': 'e',
    '1': 'i',
    '!': 'i',
    '0': 'o',
    $: 's',
    '5': 's',
    '7': 't',
  }
  return stem.replace(/[\s._-]/g, '').replace(/[@431!0$57]/g, (sign) => letters[sign] ?? sign) + digits
}

/** aaaaaaaaaaaa, abcabcabcabc, 121212121212 */
function isRepetition(text: string): boolean {
  return /^(.{1,4})\1+$/s.test(text) || /^(.{1,4})\1{2,}.{0,3}$/s.test(text)
}

/** A walk along the keyboard, the alphabet or the digits, either way and round again. */
function isRun(text: string): boolean {
  return KEYBOARD.some((row) => {
    const there = row.repeat(Math.ceil(text.length / row.length) + 1)
    return there.includes(text) || [...there].reverse().join('').includes(text)
  })
}
