import { expect, test } from 'vitest'
import { onceAtATime } from './once-at-a-time.ts'
import type { Answer, Wanted } from './send.ts'

const answer = { status: 200, body: {}, response: {} } as Answer

test('a second press while the first is under way does nothing twice, and one after it does', async () => {
  let sent = 0
  let end = () => {}
  const ask = () => {
    sent += 1
    return new Promise<Answer>((done) => {
      end = () => done(answer)
    })
  }
  const leave: Wanted = { method: 'POST', path: 'api/emp/leave', body: { days: 1 } }
  const both = [onceAtATime(leave, ask), onceAtATime({ ...leave, body: { days: 1 } }, ask)]
  expect(sent).toBe(1)
  end()
  expect(await Promise.all(both)).toEqual([answer, answer])
  void onceAtATime(leave, ask)
  expect(sent).toBe(2)
  // Another thing, another file of the same size, and reading are not the same press.
  void onceAtATime({ ...leave, body: { days: 2 } }, ask)
  const upload = (file: Blob): Wanted => ({ method: 'POST', path: 'api/panel/sheet', file })
  void onceAtATime(upload(new Blob(['a'])), ask)
  void onceAtATime(upload(new Blob(['b'])), ask)
  expect(sent).toBe(5)
  const read: Wanted = { method: 'GET', path: 'api/auth/me' }
  void onceAtATime(read, ask)
  void onceAtATime(read, ask)
  expect(sent).toBe(7)
})

test('what failed may be pressed again', async () => {
  const refused = () => Promise.reject(new Error('refused'))
  const wanted: Wanted = { method: 'DELETE', path: 'api/panel/thing/1' }
  await expect(onceAtATime(wanted, refused)).rejects.toThrow('refused')
  expect(await onceAtATime(wanted, () => Promise.resolve(answer))).toBe(answer)
})
