import { expect, test } from 'vitest'
import { blocksOf, wordsOnly } from './markdown.ts'

const text = (words: string) => ({ kind: 'text', text: words })

test('headings, paragraphs and both kinds of list are blocks of their own', () => {
  expect(blocksOf('## What you do\nServe coffee\nand smile\n\n- one\n- two\n1. first\n2) second')).toEqual([
    { kind: 'heading', of: [text('What you do')] },
    { kind: 'paragraph', of: [text('Serve coffee'), { kind: 'break' }, text('and smile')] },
    { kind: 'list', ordered: false, items: [[text('one')], [text('two')]] },
    { kind: 'list', ordered: true, items: [[text('first')], [text('second')]] },
  ])
})

test('a list begun below a paragraph does not take its lines, and a line below an item belongs to it', () => {
  expect(blocksOf('You bring:\n- care\n  for guests')).toEqual([
    { kind: 'paragraph', of: [text('You bring:')] },
    { kind: 'list', ordered: false, items: [[text('care'), { kind: 'break' }, text('for guests')]] },
  ])
})

test('bold, italic and links stand within a line, also within each other', () => {
  expect(blocksOf('**Full *time*** and _new_: [more](https://example.com/a?b=1)')).toEqual([
    {
      kind: 'paragraph',
      of: [
        { kind: 'bold', of: [text('Full '), { kind: 'italic', of: [text('time')] }] },
        text(' and '),
        { kind: 'italic', of: [text('new')] },
        text(': '),
        { kind: 'link', href: 'https://example.com/a?b=1', of: [text('more')] },
      ],
    },
  ])
})

test.each([
  '[x](javascript:alert(1))',
  '[x](http://example.com)',
  '[x](https://example.com" onmouseover="alert(1))',
  '<script>alert(1)</script>',
  '5 * 4 * 3',
  'snake_case_name',
])('%s is text as it was typed', (typed) => {
  expect(blocksOf(typed)).toEqual([{ kind: 'paragraph', of: [text(typed)] }])
})

test('marks without an end, however many, are text and take no time', () => {
  const long = '**a [b '.repeat(700).trim()
  expect(wordsOnly(long, 10_000) === long).toBe(true)
})

test('without marks, on one line, and cut where it is long', () => {
  expect(wordsOnly('## Café\n- **strong** coffee', 100)).toBe('Café strong coffee')
  expect(wordsOnly('臺灣大學咖啡館', 4)).toBe('臺灣大…')
})
