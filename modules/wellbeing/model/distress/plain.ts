/**
 * One spelling to read: small letters, straight apostrophes, contractions written out, one space, and Traditional characters for those
 * Simplified ones that the signs use. Not a converter: only what is looked for.
 */
export function plain(text: string): string {
  const straight = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
  const full = spelledOut.reduce((said, [short, long]) => said.replaceAll(short, long), straight)
  return [...full]
    .map((sign) => traditional.get(sign) ?? sign)
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const spelledOut: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can'?t|can not)\b/g, 'cannot'],
  [/\bwon'?t\b/g, 'will not'],
  [/\b(do|does|did|is|was|were|would|could|should|have|has|had|are)n'?t\b/g, '$1 not'],
  [/\b(?:dun|dunt)\b/g, 'do not'],
  [/\bi'?m\b/g, 'i am'],
  [/\bi'?ve\b/g, 'i have'],
  [/\b(he|she|it|there|life|who)'s\b/g, '$1 is'],
  [/\b(i|he|she|they|you|we)'d\b/g, '$1 would'],
  [/\b(i|he|she|they|you|we)'ll\b/g, '$1 will'],
  [/\bthey'?re\b/g, 'they are'],
  [/\b(?:wanna|wan to|wan)\b/g, 'want to'],
  [/\bgonna\b/g, 'going to'],
  [/\b(?:sucide|suiside|suicde|suacide)\b/g, 'suicide'],
  [/\bkil\b/g, 'kill'],
  [/\bmy self\b/g, 'myself'],
  [/\b(?:anymore|any longer|no more|already)\b/g, 'any more'],
]

const simplified =
  '杀结药伤来轻松义门绝觉几没过个为会们这样还说让忧郁虑压泪无离开当对给钱楼烧农遗书残断气继续顶撑骚扰负骂胁吓强吗么办报检举训练险员务终约够热饿机线价话点儿妈爷谁处发变废债疯梦脱寻烦后从现场总护难丢脸丧体锁长实纪经里别单边达'
const inTraditional =
  '殺結藥傷來輕鬆義門絕覺幾沒過個為會們這樣還說讓憂鬱慮壓淚無離開當對給錢樓燒農遺書殘斷氣繼續頂撐騷擾負罵脅嚇強嗎麼辦報檢舉訓練險員務終約夠熱餓機線價話點兒媽爺誰處發變廢債瘋夢脫尋煩後從現場總護難丟臉喪體鎖長實紀經裡別單邊達'
const traditional = new Map([...simplified].map((sign, at) => [sign, [...inTraditional][at] ?? sign]))
