/**
 * Help lines by country, in the order in which they are shown. Each is a dated record: what was read where, and when.
 * `official`: the official page was read. `agreed`: several independent reports agree. `general`: commonly known, and not
 * looked up. Nothing is said of a line (hours, charge) that its sources do not establish.
 */
import { type PlainDate, plainDateOf } from '#kernel/plain-date.ts'

export type Standing = 'official' | 'agreed' | 'general'
/** `always`, minutes of the day in the country's time, or null where they are not established. */
export type Hours = 'always' | { readonly from: number; readonly to: number } | null
type Both = { readonly en: string; readonly 'zh-Hant': string }

export type LineRecord = {
  readonly name: Both
  readonly number: string
  readonly hours: Hours
  readonly note?: Both
  readonly standing: Standing
  /** Known to everybody: shown though nobody looked it up. */
  readonly undisputed?: true
  readonly source: Both
  readonly checked_on: PlainDate
}

const LOOKED_UP = plainDateOf('2026-11-01')
const line = (record: Omit<LineRecord, 'checked_on'>): LineRecord => ({ ...record, checked_on: LOOKED_UP })

export const lineRecords = {
  MY: [
    line({
      ...{ name: { en: 'Emergency (MERS 999)', 'zh-Hant': '緊急求助（MERS 999）' }, number: '999', hours: 'always' },
      ...{
        standing: 'agreed',
        source: {
          en: 'The Star, 2023-09-10; Viet Nam News, 2026-01-07',
          'zh-Hant': 'The Star 2023-09-10；Viet Nam News 2026-01-07',
        },
      },
    }),
    line({
      ...{ name: { en: 'Talian HEAL', 'zh-Hant': 'Talian HEAL 心理支援專線' }, number: '15555' },
      hours: { from: 8 * 60, to: 24 * 60 },
      note: {
        en: 'Ministry of Health counselling officers, public holidays too.',
        'zh-Hant': '馬來西亞衛生部輔導人員接聽，國定假日照常。',
      },
      ...{
        standing: 'agreed',
        source: {
          en: 'The Star, 2023-09-10; Malay Mail, 2024-06-25; Viet Nam News, 2026-01-07',
          'zh-Hant': 'The Star 2023-09-10；Malay Mail 2024-06-25；Viet Nam News 2026-01-07',
        },
      },
    }),
    line({
      ...{ name: { en: 'Befrienders Kuala Lumpur', 'zh-Hant': 'Befrienders Kuala Lumpur' }, number: '03-7627 2929' },
      ...{
        hours: 'always',
        standing: 'general',
        source: { en: 'Number to be confirmed at befrienders.org.my', 'zh-Hant': '號碼待至 befrienders.org.my 確認' },
      },
    }),
    line({
      ...{ name: { en: 'Talian Kasih', 'zh-Hant': 'Talian Kasih' }, number: '15999' },
      ...{
        hours: 'always',
        standing: 'general',
        source: { en: 'To be confirmed with the ministry', 'zh-Hant': '待向主管機關確認' },
      },
    }),
  ],
  TW: [
    line({
      ...{ name: { en: 'Ambulance and fire', 'zh-Hant': '救護車、消防' }, number: '119', hours: 'always' },
      ...{ standing: 'general', undisputed: true, source: { en: 'Commonly known', 'zh-Hant': '眾所周知' } },
    }),
    line({
      ...{ name: { en: 'Police', 'zh-Hant': '警察' }, number: '110', hours: 'always' },
      ...{ standing: 'general', undisputed: true, source: { en: 'Commonly known', 'zh-Hant': '眾所周知' } },
    }),
    line({
      ...{ name: { en: 'Anxin hotline 1925', 'zh-Hant': '安心專線' }, number: '1925', hours: 'always' },
      note: {
        en: 'Ministry of Health and Welfare, free. When busy, press # and leave your number; they call back within a day.',
        'zh-Hant': '衛生福利部，免付費。忙線時按 # 留下電話，一天內回電。',
      },
      standing: 'agreed',
      source: {
        en: 'United Daily News, 2025-08-16, 2025-09-15 and 2026-02-13; ministry’s notice of February 2026',
        'zh-Hant': '聯合報 2025-08-16、2025-09-15、2026-02-13；衛生福利部 2026 年 2 月公告',
      },
    }),
    line({
      ...{ name: { en: 'Lifeline', 'zh-Hant': '生命線' }, number: '1995', hours: null },
      ...{ standing: 'agreed', source: { en: 'United Daily News, 2025-09-15', 'zh-Hant': '聯合報 2025-09-15' } },
    }),
    line({
      ...{ name: { en: 'Teacher Chang', 'zh-Hant': '張老師' }, number: '1980', hours: null },
      ...{ standing: 'agreed', source: { en: 'United Daily News, 2025-09-15', 'zh-Hant': '聯合報 2025-09-15' } },
    }),
    line({
      ...{ name: { en: '113 protection line', 'zh-Hant': '113 保護專線' }, number: '113', hours: 'always' },
      note: { en: 'Violence, abuse and sexual harassment.', 'zh-Hant': '家庭暴力、虐待、性騷擾。' },
      ...{ standing: 'agreed', source: { en: 'United Daily News, 2026-02-13', 'zh-Hant': '聯合報 2026-02-13' } },
    }),
    line({
      ...{ name: { en: 'Men’s care line', 'zh-Hant': '男性關懷專線' }, number: '0800-013-999', hours: null },
      ...{
        standing: 'agreed',
        source: { en: 'United Daily News, 2025-09-03 and 2026-02-13', 'zh-Hant': '聯合報 2025-09-03、2026-02-13' },
      },
    }),
  ],
  PH: [
    line({
      ...{ name: { en: 'Unified 911', 'zh-Hant': '全國緊急專線 911' }, number: '911', hours: 'always' },
      note: { en: 'Emergency, free, nationwide.', 'zh-Hant': '緊急求助，全國免付費。' },
      ...{
        standing: 'agreed',
        source: {
          en: 'Manila Bulletin, 2025-09-06 and 2025-09-12; SunStar, 2025-09-11',
          'zh-Hant': 'Manila Bulletin 2025-09-06、2025-09-12；SunStar 2025-09-11',
        },
      },
    }),
    ...['1553', '0919-057-1553', '0917-899-8727'].map((number) =>
      line({
        ...{ name: { en: 'NCMH Crisis Hotline', 'zh-Hant': 'NCMH 危機專線' }, number, hours: 'always' },
        note: { en: 'National Center for Mental Health.', 'zh-Hant': '國家心理健康中心。' },
        standing: number === '0917-899-8727' ? 'official' : 'agreed',
        source: {
          en: 'Department of Health, 2019 (0917-899-8727); SunStar, December 2025',
          'zh-Hant': '菲律賓衛生部 2019 年（0917-899-8727）；SunStar 2025 年 12 月',
        },
      }),
    ),
  ],
} satisfies Record<string, readonly LineRecord[]>
