import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeS3, startFakeS3 } from '#tests/support/fake-s3.ts'
import { s3Store } from './s3-store.ts'
import { sha256, signed } from './signature.ts'

const secret = { region: 'ap-southeast-1', accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a secret/+key' }
let s3: FakeS3
beforeAll(async () => {
  s3 = await startFakeS3(secret)
})
afterAll(() => s3?.stop())

const place = (more = {}) => ({ ...secret, endpoint: s3.url, bucket: 'kerja', prefix: 'files/', ...more })
const key = () => `${randomUUID()}/${randomUUID()}`

// The example of Amazon's own page on header-based signatures: a list of a bucket with two parameters.
test('a request is signed as Amazon’s worked example is', () => {
  const { authorization } = signed(
    {
      method: 'GET',
      url: new URL('https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J'),
      bodyDigest: sha256(''),
      at: new Date('2013-05-24T00:00:00Z'),
    },
    {
      region: 'us-east-1',
      accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
      secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    },
  )
  expect(authorization).toContain('Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7')
})

test('what is put comes back byte for byte, and what is removed is gone', async () => {
  const [store, name] = [s3Store(place()), key()]
  const bytes = Buffer.from([0, 255, 13, 10, ...Buffer.from('薪資')])
  await store.put(name, bytes)
  expect((await store.get(name)).equals(bytes)).toBe(true)
  await store.remove(name)
  await store.remove(name)
  await expect(store.get(name)).rejects.toThrow('404 NoSuchKey')
})

test('a backup sees every key of its own prefix, however many pages they fill', async () => {
  const [mine, others] = [s3Store(place({ prefix: 'mine/' })), s3Store(place({ prefix: 'others/' }))]
  const names = Array.from({ length: 7 }, key).sort()
  for (const name of names) await mine.put(name, Buffer.from('x'))
  await others.put(key(), Buffer.from('x'))
  const seen: string[] = []
  for await (const name of mine.keys()) seen.push(name)
  expect(seen).toEqual(names)
})

test('a wrong secret is refused, and said without telling it', async () => {
  const store = s3Store(place({ secretAccessKey: 'another' }))
  await expect(store.put(key(), Buffer.from('x'))).rejects.toThrow('403 SignatureDoesNotMatch')
})

test('a store that stumbles is asked again; one that stays down fails with a sentence', async () => {
  const [store, name] = [s3Store(place()), key()]
  s3.stumbles = 2
  await store.put(name, Buffer.from('x'))
  expect((await store.get(name)).toString()).toBe('x')
  s3.stumbles = 3
  await expect(store.get(name)).rejects.toThrow('the file store refused GET: 503 SlowDown')
  await expect(s3Store(place({ endpoint: 'http://127.0.0.1:1' })).get(name)).rejects.toThrow(
    'the file store does not answer',
  )
})

test('nobody is sent elsewhere with what is stored', async () => {
  s3.redirects = true
  await expect(s3Store(place()).get(key())).rejects.toThrow('the file store does not answer')
  s3.redirects = false
})
