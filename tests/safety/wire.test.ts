/** Bytes that are no proper request: refused in the product's own words, and whoever comes next is served. */
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCompany } from '../support/client.ts'
import { type Product, startProduct } from '../support/product.ts'
import { peopleOf } from './support/sample-sheets.ts'
import { flawOfProblem, type Wire, wire } from './support/wire.ts'

let product: Product
let admin: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  product = await startProduct()
  admin = await newCompany(product.client)
})
afterAll(() => product?.stop())

const UPLOAD = 'api/panel/employee/add/by/batch/upload/0'
const POSITION = 'api/panel/company/position'
const send = (path: string, type: string, body: string | Uint8Array<ArrayBuffer>): Promise<Wire> =>
  wire(product.url, path, { method: 'POST', headers: { ...admin.headers(), 'content-type': type }, body })

test('bodies that are not what they say are refused in words', async () => {
  const deep = `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const bodies: [string, string | Uint8Array<ArrayBuffer>][] = [
    ['application/json', ''],
    ['application/json', '{'],
    ['application/json', '{"name":"a"} {}'],
    ['application/json', '"name"'],
    ['application/json', '[{"name":"a"}]'],
    ['application/json', 'null'],
    ['application/json', "{'name':'a'}"],
    ['application/json', '{"name":"a","__proto__":{"polluted":true}}'],
    ['application/json', '{"name":"a","constructor":{"prototype":{"polluted":true}}}'],
    ['application/json', deep],
    ['application/json', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ['application/x-www-form-urlencoded', 'name[a]=1&name[b]=2&__proto__[polluted]=1'],
    ['application/x-www-form-urlencoded', 'name=a&name=b'],
    ['application/x-www-form-urlencoded', '%ff=%ff&name=%00'],
    ['text/plain', '{"name":"a"}'],
    ['application/xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><name>&x;</name>'],
    ['', '{"name":"a"}'],
    ['application/json, text/plain', '{"name":"a"}'],
    ['nonsense', 'name=a'],
    ['multipart/form-data', 'name=a'],
    ['multipart/form-data; boundary=x', ''],
    ['multipart/form-data; boundary=x', '--x\r\n'],
    ['multipart/form-data; boundary=x', part('name="name"', 'a')],
    ['multipart/form-data; boundary=x', `${part('name=""', 'a')}--x--\r\n`],
    ['multipart/form-data; boundary=x', `${part('', 'a')}--x--\r\n`],
    ['multipart/form-data; boundary=x', `${part('name="__proto__"', 'a')}--x--\r\n`],
    ['multipart/form-data; boundary=x', `${part('name="name"', 'a').repeat(2)}--x--\r\n`],
    [
      'multipart/form-data; boundary=x',
      `${Array.from({ length: 1000 }, (_, at) => part(`name="n${at}"`, 'a')).join('')}--x--\r\n`,
    ],
    ['multipart/form-data; boundary=x', `${part('name="name"; filename="a.csv"', 'a')}--x--\r\n`],
    ['multipart/form-data; boundary=x', `${part('name="file"; filename="a.csv"', 'a')}--x--\r\n`],
  ]
  for (const [type, body] of bodies) {
    const answer = await send(POSITION, type, body)
    expect(answer.status, `${type} ${String(body).slice(0, 60)}: ${answer.text}`).toBeGreaterThanOrEqual(400)
    expect(flawOfProblem(answer), `${type} ${String(body).slice(0, 60)}`).toBeUndefined()
  }
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
})

test('what is answered stands in data beside its message, read or changed (S7-003)', async () => {
  const read = await admin.get('api/panel/company/department')
  expect([read.status, Object.keys(read.body).toSorted()]).toEqual([200, ['data', 'message']])
  const changed = await admin.post(POSITION, { name: 'Barista' })
  expect([changed.status, changed.body.data.name, changed.body.message]).toEqual([201, 'Barista', 'Saved'])
})

test('a key that stands twice counts once, and no field slips past the schema by it', async () => {
  const twice = await send(POSITION, 'application/json', '{"name":"First","name":"Second"}')
  expect([twice.status, JSON.parse(twice.text).data?.name]).toEqual([201, 'Second'])
  const names = (await admin.get(POSITION)).body.data.map(({ name }: { name: string }) => name)
  expect(names).not.toContain('First')
})

test('an upload that is no upload stores nothing', async () => {
  const sheet = peopleOf('WIRE', 2)
  const sent = [
    ['multipart/form-data; boundary=x', part('name="file"; filename="a.csv"', sheet)],
    ['multipart/form-data; boundary=x', `${part('name="other"; filename="a.csv"', sheet)}--x--\r\n`],
    ['multipart/form-data; boundary=x', `${part('name="file"', sheet)}--x--\r\n`],
    ['multipart/form-data; boundary=x', `${part('name="file"; filename="a.csv"', sheet).repeat(2)}--x--\r\n`],
    ['application/json', JSON.stringify({ file: sheet })],
    ['text/csv', sheet],
  ] as const
  for (const [type, body] of sent) {
    const answer = await send(UPLOAD, type, body)
    expect([400, 413, 415, 422], `${type}: ${answer.text}`).toContain(answer.status)
    expect(flawOfProblem(answer)).toBeUndefined()
  }
  expect((await admin.get('api/panel/employee/getAllEmployees')).body.data).toEqual([])
})

test('a body over the limit is refused at its limit', async () => {
  const over = await send(POSITION, 'application/json', JSON.stringify({ name: 'a'.repeat(1024 * 1024) }))
  expect([over.status, flawOfProblem(over)]).toEqual([413, undefined])
  const file = part('name="file"; filename="a.csv"', 'a'.repeat(10 * 1024 * 1024 + 1))
  const big = await send(UPLOAD, 'multipart/form-data; boundary=x', `${file}--x--\r\n`)
  expect([big.status, flawOfProblem(big)]).toEqual([413, undefined])
})

test('methods that nobody declared are told apart from paths that nobody declared', async () => {
  for (const method of ['PUT', 'OPTIONS', 'PROPFIND', 'PATCH']) {
    const known = await wire(product.url, POSITION, { method, headers: admin.headers() })
    expect([known.status, flawOfProblem(known)], method).toEqual([405, undefined])
    expect(known.headers.get('access-control-allow-origin')).toBeNull()
  }
  expect((await raw('TRACE /api/auth/me HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')).slice(0, 12)).toMatch(
    / 40[045]$/,
  )
})

test('requests that two servers would read differently are not served', async () => {
  const head = `POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n`
  const smuggled = 'GET /api/auth/me HTTP/1.1\r\nhost: a\r\n\r\n'
  const sent = [
    `${head}content-length: 0\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`,
    `${head}content-length: 2\r\ncontent-length: 44\r\n\r\n{}${smuggled}`,
    `${head}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${smuggled}`,
    `GET /api/auth/me HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`,
    'GET /api/auth/me\u0000 HTTP/1.1\r\nhost: a\r\n\r\n',
    'nonsense\r\n\r\n',
  ]
  for (const one of sent) {
    const answer = await raw(one)
    expect(answer.slice(0, 12), one.slice(0, 120)).toMatch(/^HTTP\/1\.1 4/)
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  }
})

test('two hundred uploads broken off leave the server as it was', async () => {
  const head = `POST /${UPLOAD} HTTP/1.1\r\nhost: a\r\nauthorization: ${admin.headers().authorization}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n`
  const started = `${head}${part('name="file"; filename="a.csv"', 'staff_id,full_name\n').trimEnd()}`
  await Promise.all(Array.from({ length: 200 }, () => brokenOff(started)))
  const before = performance.now()
  expect((await admin.get('api/auth/me')).status).toBe(200)
  expect(performance.now() - before).toBeLessThan(20_000)
})

function part(disposition: string, content: string): string {
  return `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`
}

function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1', () => socket.write(text))
    socket.setTimeout(30_000, () => socket.destroy())
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

function brokenOff(text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(product.url).port), '127.0.0.1', () =>
      socket.write(text, () => socket.destroy()),
    )
    socket.on('error', () => {})
    socket.on('close', () => resolve())
  })
}
