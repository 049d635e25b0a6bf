/** The library that knows faces, by wasm: begun once in the process that reads. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Human } from '@vladmandic/human'

const require = createRequire(import.meta.url)
const library = dirname(require.resolve('@vladmandic/human'))
const models = join(library, '../models')
const wasm = dirname(require.resolve('@tensorflow/tfjs-backend-wasm/dist/tfjs-backend-wasm.wasm'))

export async function begunHuman(): Promise<Human> {
  // Whatever it asks for is a model: it is given the file of that name out of its own package.
  globalThis.fetch = async (address) => {
    const name = String(address).split('/').pop() ?? ''
    if (!/^[a-z]+\.(json|bin)$/.test(name)) throw new Error('nothing else is fetched here')
    const type = name.endsWith('.json') ? 'application/json' : 'application/octet-stream'
    return new Response(new Uint8Array(await readFile(join(models, name))), { headers: { 'content-type': type } })
  }
  const build = require(join(library, 'human.node-wasm.js')) as typeof import('@vladmandic/human')
  const human = new build.Human({
    ...{ backend: 'wasm', wasmPath: `${wasm}/`, modelBasePath: 'http://models/', cacheModels: false },
    ...{ validateModels: false, async: false, debug: false, filter: { enabled: false }, gesture: { enabled: false } },
    ...{ body: { enabled: false }, hand: { enabled: false }, object: { enabled: false } },
    segmentation: { enabled: false },
    face: {
      enabled: true,
      detector: { modelPath: 'blazeface.json', maxDetected: 4, minConfidence: 0.4, rotation: false, return: false },
      mesh: { enabled: false, modelPath: 'facemesh.json' },
      ...{ iris: { enabled: false }, emotion: { enabled: false } },
      ...{ attention: { enabled: false }, antispoof: { enabled: false }, liveness: { enabled: false } },
      // Pictures come one by one, each of somebody else: nothing is taken over from the one before.
      description: { enabled: true, modelPath: 'faceres.json', skipFrames: 0, skipTime: 0 },
    },
  })
  await human.load()
  if (human.tf.getBackend() !== 'wasm') throw new Error('faces are not reckoned by wasm')
  return human
}
