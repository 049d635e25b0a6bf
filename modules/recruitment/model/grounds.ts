/**
 * By what an advertisement in Taiwan may not choose besides age: the grounds of the Employment Service Act, §5 I, and
 * plans of pregnancy, which nobody is made to tell (§5 II (2); Enforcement Rules §1-1). A language that the work needs
 * is none of them, a mother tongue is.
 */
export const grounds = [
  'origin',
  'class',
  'language',
  'belief',
  'party',
  'sex',
  'orientation',
  'marriage',
  'pregnancy',
  'looks',
  'disability',
  'union',
  'zodiac',
  'blood',
] as const
export type Ground = (typeof grounds)[number]

const WORDS: Readonly<Record<Ground, readonly [english: RegExp, chinese: RegExp]>> = {
  origin: [
    /\b(races?|racial|ethnic\w*|nationalit(?:y|ies)|(?:place|country) of birth|birthplace|home ?town)\b/i,
    /種族|人種|國籍|籍貫|出生地|祖籍|本國人|外國人|外籍|本省人|外省人|原住民/,
  ],
  class: [/\b(social class|family background)\b/i, /階級|家世|出身/],
  language: [/\b(native speakers?|mother tongues?)\b/i, /母語/],
  belief: [
    /\b(religio\w+|political (?:views?|beliefs?)|christians?|catholics?|muslims?|buddhists?)\b/i,
    /宗教|信仰|教徒|佛教|基督教|天主教|回教|伊斯蘭教|政治(?:思想|立場)/,
  ],
  party: [/\b(political part(?:y|ies)|party members?)\b/i, /黨籍|政黨|黨員/],
  sex: [
    /\b(males?|females?|m[ae]n|wom[ae]n|boys?|girls?|lad(?:y|ies)|gentlem[ae]n|genders?|sex)\b/i,
    /性別|限[男女]|[男女](?:性|生|士)|男女|小姐|先生|役畢|兵役/,
  ],
  orientation: [/\b(sexual orientation|gays?|lesbians?|h(?:omo|etero)sexuals?)\b/i, /性(?:傾|取)向|同性戀|異性戀/],
  marriage: [
    /\b(marital|married|unmarried|divorced|(?:you|be|are|preferably) single|single (?:only|preferred|applicants?))\b/i,
    /婚姻|[未已離結]婚|單身/,
  ],
  pregnancy: [/\b(pregnan\w+|having children)\b/i, /懷孕|生育/],
  looks: [
    /\b((?:your|minimum|body) (?:height|weight)|height and weight|how tall|good[- ]looking|(?:physical|attractive) appearance|attractive looks|facial features)\b/i,
    /容貌|[外相]貌|外型|長相|五官|身高|體重|面貌/,
  ],
  disability: [/\b(disab(?:led|ilit(?:y|ies))|handicap\w*)\b/i, /身心障礙|殘障|殘疾|身障/],
  union: [/\bunion (?:members?|membership)\b/i, /工會/],
  zodiac: [/\b(zodiac|star signs?|horoscopes?)\b/i, /星座|生肖/],
  blood: [/\bblood (?:types?|groups?)\b/i, /血型/],
}

/** Whoever says that it does not matter chooses by nothing. */
const OPEN =
  /(?:不拘|不限)(?:性別|男女|國籍|婚姻|宗教|種族|身高|體重)|(?:性別|男女|國籍|婚姻|宗教|種族|身高|體重)(?:、|及|與|或)?[:：\s]*(?:皆可|均可|不拘|不限)/g

/** Those that a text names, in the order of the list. */
export function groundsIn(texts: readonly (string | null | undefined)[]): readonly Ground[] {
  const read = texts.flatMap((text) => (typeof text === 'string' ? [text.normalize('NFKC').replace(OPEN, '')] : []))
  return grounds.filter((ground) => WORDS[ground].some((words) => read.some((text) => words.test(text))))
}
