import { expect, test } from 'vitest'
import { type Marking, marked } from './markdown-edit.ts'

/** What is chosen stands between bars. */
function press(given: string, marking: Marking): string {
  const start = given.indexOf('|')
  const end = given.lastIndexOf('|') - 1
  const now = marked({ text: given.replaceAll('|', ''), start, end }, marking)
  return `${now.text.slice(0, now.start)}|${now.text.slice(now.start, now.end)}|${now.text.slice(now.end)}`
}

test.each([
  ['You |make| coffee', 'bold', 'You **|make|** coffee'],
  ['You **|make|** coffee', 'bold', 'You |make| coffee'],
  ['You **|make|** coffee', 'italic', 'You ***|make|*** coffee'],
  ['See |our shop|', 'link', 'See [our shop](|https://|)'],
  ['First\nWh|at you do|\nLast', 'heading', 'First\n|## What you do|\nLast'],
  ['|One\nTwo|', 'numbered', '|1. One\n2. Two|'],
  ['|1. One\n2. Two|', 'list', '|- One\n- Two|'],
  ['|- One\n- Two|', 'list', '|One\nTwo|'],
] as const)('%j with %s becomes %j', (given, marking, wanted) => {
  expect(press(given, marking)).toBe(wanted)
})
