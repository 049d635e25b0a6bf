/** The grounds an e-business card may have (specification, section 3). */
export const cardColours = ['orange', 'green', 'white', 'blue', 'gray'] as const
export type CardColour = (typeof cardColours)[number]
