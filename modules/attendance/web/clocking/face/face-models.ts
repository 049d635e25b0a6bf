/** The library that finds a face in the camera's picture and says how it is turned, fetched when it is first needed. */
import type { Human } from '@vladmandic/human'
import { FACE_MODELS } from './models-at.ts'

export type FaceFinder = (picture: HTMLCanvasElement) => Promise<{ readonly faces: number; readonly yaw: number }>

export async function faceFinder(): Promise<FaceFinder> {
  const human = await begun('webgl').catch(() => begun('cpu'))
  return async (picture) => {
    const { face } = await human.detect(picture)
    return { faces: face.length, yaw: face[0]?.rotation?.angle.yaw ?? 0 }
  }
}

async function begun(backend: 'webgl' | 'cpu'): Promise<Human> {
  const library = await import('@vladmandic/human')
  const human = new library.Human({
    ...{ backend, modelBasePath: `/${FACE_MODELS}`, cacheModels: false, debug: false, async: false },
    ...{ body: { enabled: false }, hand: { enabled: false }, object: { enabled: false } },
    ...{ gesture: { enabled: false }, segmentation: { enabled: false }, filter: { enabled: false } },
    face: {
      enabled: true,
      detector: { modelPath: 'blazeface.json', maxDetected: 2, minConfidence: 0.4, rotation: false, return: false },
      mesh: { enabled: true, modelPath: 'facemesh.json' },
      ...{ iris: { enabled: false }, emotion: { enabled: false }, attention: { enabled: false } },
      ...{ description: { enabled: false }, antispoof: { enabled: false }, liveness: { enabled: false } },
    },
  })
  await human.load()
  if (!['blazeface', 'facemesh'].every((name) => human.models.loaded().includes(name)))
    throw new Error('not all models came')
  return human
}
