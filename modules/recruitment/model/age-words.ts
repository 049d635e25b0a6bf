/**
 * Does a text name an age, or ask for one? Taiwan's Employment Service Act (§5) and the Philippines' law against
 * discrimination by age (RA 10911) forbid an advertisement that chooses by it. Years of experience are no age.
 */
const ENGLISH =
  /\b(?:ages?|aged|how old|date of birth|year of birth|birth ?(?:dates?|years?|days?)|were you born|born (?:in|on|after|before)|d\.?o\.?b\.?|years?[ -]old|yrs?\.? old|y\/o)(?!\w)/i
/** As it is asked in Malay and Filipino. */
const MALAY_FILIPINO = /\b(umur|usia|tarikh lahir|tahun lahir|edad|ilang taon|kapanganakan|kaarawan)\b/i
const CHINESE = /[歲岁]|年齡|年龄|年紀|年纪|出生(?:日期|年|於)|生日|幾年次|年次/

export const namesAge = (text: string | null | undefined): boolean =>
  typeof text === 'string' && (ENGLISH.test(text) || MALAY_FILIPINO.test(text) || CHINESE.test(text))
