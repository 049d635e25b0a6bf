/**
 * What the one face on a picture comes to in numbers, and how it is turned. The library reckons by its wasm build, so that
 * nothing native is installed; wasm and models come with their packages and are looked for nowhere else.
 */
import type { FaceResult, Human } from '@vladmandic/human'
import type { ReadFile } from '../../model/read-file.ts'
import { begunHuman } from './human.ts'
import { type Dots, faceHalves, facePicture } from './picture.ts'

/** Further faces of a queue at the door are smaller than half of the one before the camera. */
const SMALLER = 0.5

let human: Promise<Human> | undefined

export const faceIn = async (bytes: Uint8Array): Promise<readonly number[] | undefined> =>
  numbersOf(await theFace(await facePicture(bytes), false))

/** Of two halves: the face on the left, as it is known by, and how that on the right is turned against it. */
export async function turnedFace(bytes: Uint8Array): Promise<Pick<ReadFile, 'face' | 'turned'>> {
  const [left, right] = await faceHalves(bytes)
  const face = numbersOf(await theFace(left, false))
  const [straight, turned] = [await theFace(left, true), await theFace(right, true)]
  const [one, other] = [numbersOf(straight), numbersOf(turned)]
  const [from, to] = [straight?.rotation?.angle.yaw, turned?.rotation?.angle.yaw]
  if (!one || !other || from === undefined || to === undefined) return { face }
  return { face, turned: { by: Math.round(Math.abs(to - from) * 1e3) / 1e3, pair: [one, other] } }
}

const numbersOf = (face: FaceResult | undefined) => face?.embedding?.map((part) => Math.round(part * 1e6) / 1e6)

/** With the mesh it is known how it is turned; numbers found with and without are not compared with each other. */
async function theFace({ data, width, height }: Dots, mesh: boolean): Promise<FaceResult | undefined> {
  human ??= begunHuman()
  const knows = await human
  const picture = knows.tf.tensor4d(Float32Array.from(data), [1, height, width, 3])
  try {
    const { face } = await knows.detect(picture, { face: { mesh: { enabled: mesh } } })
    const [first, second] = face
      .filter((one) => one.embedding !== undefined)
      .sort((one, other) => other.box[2] * other.box[3] - one.box[2] * one.box[3])
    return second && first && second.box[2] > first.box[2] * SMALLER ? undefined : first
  } finally {
    knows.tf.dispose(picture)
  }
}
