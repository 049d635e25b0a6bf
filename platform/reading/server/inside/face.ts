/**
 * What the one face on a picture comes to in numbers. The library is the browser's own build: it brings all it needs with
 * it and reckons on the processor, so that nothing native is installed; the models come with its package and are looked
 * for nowhere else.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Human as HumanType } from '@vladmandic/human'
import { facePicture } from './picture.ts'

const require = createRequire(import.meta.url)
const library = dirname(require.resolve('@vladmandic/human'))
const models = join(library, '../models')

/** Further faces of a queue at the door are smaller than half of the one before the camera. */
const SMALLER = 0.5

let human: Promise<HumanType> | undefined

export async function faceIn(bytes: Uint8Array): Promise<readonly number[] | undefined> {
  human ??= begun()
  const knows = await human
  const { data, width, height } = await facePicture(bytes)
  const picture = knows.tf.tensor4d(Float32Array.from(data), [1, height, width, 3])
  try {
    const { face } = await knows.detect(picture)
    const [first, second] = face
      .filter((one) => one.embedding !== undefined)
      .sort((one, other) => other.box[2] * other.box[3] - one.box[2] * one.box[3])
    if (!first?.embedding || (second && second.box[2] > first.box[2] * SMALLER)) return undefined
    return first.embedding.map((part) => Math.round(part * 1e6) / 1e6)
  } finally {
    knows.tf.dispose(picture)
  }
}

async function begun(): Promise<HumanType> {
  const { Human } = await asInBrowser(() => import(pathToFileURL(join(library, 'human.esm.js')).href))
  const knows: HumanType = new Human({
    ...{ backend: 'cpu', modelBasePath: 'http://models/', cacheModels: false, validateModels: false, async: false },
    ...{ debug: false, filter: { enabled: false }, gesture: { enabled: false }, segmentation: { enabled: false } },
    ...{ body: { enabled: false }, hand: { enabled: false }, object: { enabled: false } },
    face: {
      enabled: true,
      detector: { modelPath: 'blazeface.json', maxDetected: 4, minConfidence: 0.4, rotation: false, return: false },
      ...{ mesh: { enabled: false }, iris: { enabled: false }, emotion: { enabled: false } },
      ...{ attention: { enabled: false }, antispoof: { enabled: false }, liveness: { enabled: false } },
      description: { enabled: true, modelPath: 'faceres.json' },
    },
  })
  // Whatever it asks for is a model: it is given the file of that name out of its own package.
  globalThis.fetch = async (address) => {
    const name = String(address).split('/').pop() ?? ''
    if (!/^[a-z]+\.(json|bin)$/.test(name)) throw new Error('nothing else is fetched here')
    const type = name.endsWith('.json') ? 'application/json' : 'application/octet-stream'
    return new Response(new Uint8Array(await readFile(join(models, name))), { headers: { 'content-type': type } })
  }
  const plain = [Float32Array, Int32Array, Uint8Array, Uint8ClampedArray]
  knows.tf.env().setPlatform('here', {
    fetch: (path: string, init?: RequestInit) => fetch(path, init),
    now: () => performance.now(),
    encode: (text: string) => new TextEncoder().encode(text),
    decode: (bytes: Uint8Array) => new TextDecoder().decode(bytes),
    isTypedArray: (one: unknown) => plain.some((kind) => one instanceof kind),
    setTimeoutCustom: (work: () => void, delay: number) => void setTimeout(work, delay),
  })
  await knows.load()
  return knows
}

/** It would look for parts of Node that a bundled library cannot find. */
async function asInBrowser<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const versions = Object.getOwnPropertyDescriptor(process, 'versions')
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: undefined }, configurable: true })
  try {
    return await load()
  } finally {
    if (versions) Object.defineProperty(process, 'versions', versions)
  }
}
