/** A picture made as small as it needs to be before it is sent, as whoever drops in a photo from a camera expects. */
const MEGABYTE = 1_048_576

type Bounds = { readonly longest: number; readonly megabytes: number }

/** The same file where it fits already, or where the browser cannot draw it: the server then says what is wrong. */
export async function fitted(file: File, { longest, megabytes }: Bounds): Promise<File> {
  const drawn = await createImageBitmap(file).catch(() => undefined)
  if (!drawn) return file
  const scale = Math.min(1, longest / Math.max(drawn.width, drawn.height))
  if (scale === 1 && file.size <= megabytes * MEGABYTE) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(drawn.width * scale))
  canvas.height = Math.max(1, Math.round(drawn.height * scale))
  canvas.getContext('2d')?.drawImage(drawn, 0, 0, canvas.width, canvas.height)
  drawn.close()
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done, file.type, 0.9))
  return bytes ? new File([bytes], file.name, { type: bytes.type }) : file
}
