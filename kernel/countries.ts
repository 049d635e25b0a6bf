/** The countries there are, and what follows from a country outside the law. The only such list. */
export const countries = {
  MY: { currency: 'MYR', timezone: 'Asia/Kuala_Lumpur', language: 'en-us' },
  TW: { currency: 'TWD', timezone: 'Asia/Taipei', language: 'tw' },
  PH: { currency: 'PHP', timezone: 'Asia/Manila', language: 'en-us' },
} as const

export type Country = keyof typeof countries
export const isCountry = (text: string): text is Country => Object.hasOwn(countries, text)
