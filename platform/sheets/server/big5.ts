/** Text as the bureaus' programs read it: Big5 as Windows has it (code page 950), without the additions of Hong Kong. */
import iconv from 'iconv-lite'

const BIG5 = 'cp950'

/** The first letter that there is none of. */
export const notInBig5 = (text: string): string | undefined =>
  [...text].find((letter) => letter >= '\x80' && !isPair(iconv.encode(letter, BIG5)))

export const isInBig5 = (text: string): boolean => notInBig5(text) === undefined

/** What it has no sign for becomes a question mark; whoever minds asks first. */
export const big5Bytes = (text: string): Buffer => iconv.encode(text, BIG5)

const QUESTION_MARK = 0x3f
const isPair = (bytes: Buffer): boolean => bytes.length === 2 && bytes[0] !== QUESTION_MARK
