/** A story that is the same in both languages is walked in Chinese, in which more goes wrong; with LOOKS=all in both. */
export const inLanguages = <English, Chinese>(english: English, chinese: Chinese): readonly (English | Chinese)[] =>
  process.env.LOOKS === 'all' ? [english, chinese] : [chinese]
