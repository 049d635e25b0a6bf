/** Why somebody is not taken, until the company writes its own: in both languages, as both read the list. */
export const standardReasons = [
  'Another candidate fits better · 另有更合適的人選',
  'Experience does not fit the position · 經歷與職務不符',
  'Skills do not fit the position · 技能與職務不符',
  'Expected salary is above the range · 期望薪資超出範圍',
  'Cannot start when needed · 無法於需要時到職',
  'Cannot be reached · 聯絡不上',
  'The position is filled · 職缺已補滿',
] as const
