import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { endInOrder } from './ending.ts'

test('half a head holds nobody up, and who has asked gets the answer', async () => {
  const app = Fastify({ http: { headersTimeout: 60_000 } })
  endInOrder(app)
  let answerNow = () => {}
  const asked = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve()
      await new Promise<void>((go) => {
        answerNow = go
      })
      return 'whole'
    })
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const half = connect(port, '127.0.0.1')
  half.on('error', () => {})
  half.write('GET / HTTP/1.1\r\nHost: x\r\n')
  const whole = connect(port, '127.0.0.1').setEncoding('utf8')
  whole.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  let heard = ''
  whole.on('data', (text) => {
    heard += text
  })
  await asked
  const cut = once(half, 'close')
  const closed = app.close()
  await cut
  answerNow()
  await closed
  expect(heard).toMatch(/^HTTP\/1\.1 200[\s\S]*whole$/)
})
