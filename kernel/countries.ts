/**
 * The countries there are, and what follows from a country outside the law. The only such list. `smallestPaid`: the
 * smallest amount that banks move, in hundredths; Taiwan's are whole dollars.
 */
export const countries = {
  MY: { currency: 'MYR', timezone: 'Asia/Kuala_Lumpur', language: 'en-us', smallestPaid: 1n },
  TW: { currency: 'TWD', timezone: 'Asia/Taipei', language: 'tw', smallestPaid: 100n },
  PH: { currency: 'PHP', timezone: 'Asia/Manila', language: 'en-us', smallestPaid: 1n },
} as const

export type Country = keyof typeof countries
export const isCountry = (text: string): text is Country => Object.hasOwn(countries, text)
