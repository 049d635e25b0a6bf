/** Sums of figures by name, decimal text with two decimals; of any size, unlike a single amount. */
export type Sums = Readonly<Record<string, string>>

/** Of each name: all that is added less all that is taken away. */
export function balanceOf(names: readonly string[], added: readonly Sums[], taken: readonly Sums[] = []): Sums {
  return Object.fromEntries(
    names.map((name) => {
      let sum = 0n
      for (const sums of added) sum += hundredths(sums[name])
      for (const sums of taken) sum -= hundredths(sums[name])
      return [name, textOf(sum)]
    }),
  )
}

const MONEY = /^-?\d+\.\d{2}$/

function hundredths(text: string | undefined): bigint {
  if (text === undefined) return 0n
  if (!MONEY.test(text)) throw new Error(`not a sum: ${text}`)
  return BigInt(text.replace('.', ''))
}

function textOf(sum: bigint): string {
  const digits = (sum < 0n ? -sum : sum).toString().padStart(3, '0')
  return `${sum < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
