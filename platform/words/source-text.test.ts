import { expect, test } from 'vitest'
import { sourceText } from './source-text.ts'

test.each([
  ['最低工資 of 2026 (民國115年)', '最低工資（民國115年）'],
  ['全民健康保險投保金額分級表, 58 grades', '全民健康保險投保金額分級表（58 級）'],
  ['勞動基準法第16條 (Labour Standards Act section 16)', '勞動基準法第16條'],
  ['所得稅法第7條 (183 days)', '所得稅法第7條'],
  ['勞工保險條例 (Labour Insurance Act) and others', '勞工保險條例等'],
  ['分級表 of 2027 not yet announced', '分級表（2027 年尚未公告）'],
  [
    '勞工保險條例施行細則 (Labour Insurance), 勞工退休金條例 (pension) and 全民健康保險法第30條 (health)',
    '勞工保險條例施行細則、勞工退休金條例及全民健康保險法第30條',
  ],
  ['unchanged for 2026', '2026 年沿用'],
  ['Employees Provident Fund Act 1991, Third Schedule', 'Employees Provident Fund Act 1991, Third Schedule'],
])('whoever reads Chinese is spared what was added in English: %s', (source, expected) => {
  expect(sourceText(source, 'zh-Hant')).toBe(expected)
  expect(sourceText(source, 'en')).toBe(source)
})
