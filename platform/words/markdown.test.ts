import { expect, test } from 'vitest'
import { blocksOf, wordsOnly } from './markdown.ts'

const text = (words: string) => ({ kind: 'text', text: words })
const line = (...of: object[]) => ({ kind: 'paragraph', of })

test('headings, paragraphs and both kinds of list are blocks of their own, lists also within each other', () => {
  expect(blocksOf('## What you do\nServe coffee\nand smile\n\n- one\n- two\n  - more\n\n3. third\n4. fourth')).toEqual([
    { kind: 'heading', of: [text('What you do')] },
    line(text('Serve coffee'), { kind: 'break' }, text('and smile')),
    {
      kind: 'list',
      items: [[line(text('one'))], [line(text('two')), { kind: 'list', items: [[line(text('more'))]] }]],
    },
    { kind: 'list', from: 3, items: [[line(text('third'))], [line(text('fourth'))]] },
  ])
})

test('a list begun below a paragraph does not take its lines, and a line below an item belongs to it', () => {
  expect(blocksOf('You bring:\n• care\n  for guests')).toEqual([
    line(text('You bring:')),
    { kind: 'list', items: [[line(text('care'), { kind: 'break' }, text('for guests'))]] },
  ])
})

test('bold, italic and links stand within a line, also within each other and in Chinese without blanks', () => {
  expect(blocksOf('**Full *time*** and _new_: [more](https://example.com/a?b=1)')).toEqual([
    line(
      { kind: 'bold', of: [text('Full '), { kind: 'italic', of: [text('time')] }] },
      text(' and '),
      { kind: 'italic', of: [text('new')] },
      text(': '),
      { kind: 'link', href: 'https://example.com/a?b=1', of: [text('more')] },
    ),
  ])
  expect(blocksOf('**薪資：**四萬元')).toEqual([line({ kind: 'bold', of: [text('薪資：')] }, text('四萬元'))])
})

test.each([
  '[x](javascript:alert(1))',
  '[x](http://example.com)',
  '[x](https://example.com" onmouseover="alert(1))',
  '<script>alert(1)</script>',
  '<https://example.com>',
  '&lt;b&gt; `code` ---',
  '5 * 4 * 3',
  'snake_case_name',
])('%s is text as it was typed', (typed) => {
  expect(blocksOf(typed)).toEqual([line(text(typed))])
})

test('marks without an end, however many, are text and take no time', () => {
  const long = '**a [b '.repeat(700).trim()
  expect(wordsOnly(long, 10_000) === long).toBe(true)
})

test('without marks, on one line, and cut where it is long', () => {
  expect(wordsOnly('## Café\n- **strong** coffee', 100)).toBe('Café strong coffee')
  expect(wordsOnly('臺灣大學咖啡館', 4)).toBe('臺灣大…')
})
