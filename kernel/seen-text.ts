/** Marks that nobody sees in a line of text and that turn its direction: they come along when it is copied, and two names look alike. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Without them; joiners stay, since scripts and emoji are written with them. */
export const seenText = (text: string): string => text.replace(UNSEEN, '')
