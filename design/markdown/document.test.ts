import { expect, test } from 'vitest'
import { blocksOf } from '#platform/words/markdown.ts'
import { documentOf, markdownOf } from './document.ts'

/** Read into the editor and written again without a change. */
const written = (text: string) => markdownOf(documentOf(text))

test('what is read into the editor and not changed is written as it stood', () => {
  const text = [
    '## Your day',
    'Serve **good *coffee***\nand smile',
    '- one\n- two\n  - more',
    '3. third\n4. [our beans](https://example.com/a_b?c=1)',
    '**薪資：**四萬元',
  ].join('\n\n')
  expect(written(text)).toBe(text)
})

test.each([
  '5 * 4',
  '\\- no list',
  '1\\. no list',
  '[x](javascript:y)',
  '<b> & _so_ *on* C:\\dir',
  '**a**b*c* ***d***',
])('%s means the same after it was in the editor, however often', (text) => {
  expect(blocksOf(written(text))).toEqual(blocksOf(text))
  expect(written(written(text))).toBe(written(text))
})

const said = (text: string, ...types: string[]) => ({ type: 'text', text, marks: types.map((type) => ({ type })) })
const line = (...content: object[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })

test('marks that overlap are closed within each other, and blanks stand outside of them', () => {
  expect(markdownOf(line(said('so ', 'italic'), said('very', 'italic', 'bold'), said(' good ', 'bold')))).toBe(
    '*so **very*** **good**',
  )
  expect(markdownOf(line(said('* stars * [and](so)')))).toBe('\\* stars * \\[and\\](so)')
})

test('empty lines and empty items are not kept', () => {
  const empty = { type: 'paragraph' }
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [empty] }] }
  expect(markdownOf({ type: 'doc', content: [empty, list, empty] })).toBe('')
})
