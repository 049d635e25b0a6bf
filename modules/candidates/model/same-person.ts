/** The same person again: by the e-mail without regard to case, or by the digits of the phone. */

/** Without the country's prefix a number is told apart by its last nine digits: +60 12-345 6789 is 012-345 6789. */
export const phoneDigits = (phone: string): string => {
  const digits = phone.replace(/\D/g, '')
  return digits.length > 9 ? digits.slice(-9) : digits.replace(/^0+/, '')
}

export const emailKey = (email: string): string => email.trim().toLowerCase()
