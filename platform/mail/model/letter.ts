/** A mail before it is sent. Plain text; a link stands in it as {{link}} and is put in on sending. */
export type Letter = {
  readonly to: string
  readonly subject: string
  readonly text: string
}

export const LINK_HOLE = '{{link}}'

/** One plain address and nothing that could begin another header or a second recipient. */
export const isPlainAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/.test(text) && !hasControl(text)

/** A subject is one line, whatever names people give their companies. */
export const oneLine = (text: string): string =>
  [...text]
    .map((sign) => (hasControl(sign) ? ' ' : sign))
    .join('')
    .trim()
    .slice(0, 250)

const hasControl = (text: string): boolean => /\p{Cc}|\p{Zl}|\p{Zp}/u.test(text)

/** When to try again after so many failures: 1, 2, 4 ... minutes, at most 6 hours. */
export const pauseAfter = (tries: number): number => Math.min(2 ** Math.max(0, tries - 1) * 60_000, LONGEST_PAUSE)

export const LONGEST_PAUSE = 6 * 60 * 60_000

export const TRIES_MAX = 12
