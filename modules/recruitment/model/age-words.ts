/**
 * Does a text name an age, or ask for one? Taiwan's Employment Service Act (§5) and the Philippines' law against
 * discrimination by age (RA 10911) forbid an advertisement that chooses by it. Years of experience are no age.
 */
const ENGLISH = /\b(ages?|aged|date of birth|birth ?dates?|birthdays?|years?[ -]old|yrs? old|y\/o)\b/i
const CHINESE = /[歲岁]|年齡|年龄|年紀|年纪|出生(?:日期|年|於)|生日/

export const namesAge = (text: string | null | undefined): boolean =>
  typeof text === 'string' && (ENGLISH.test(text) || CHINESE.test(text))
