/** Code of a screen that does not come fails in the end, so that the screen can say so and offer another try. */
export const LOAD_WITHIN_MS = 120_000

export function withinTime<Loaded>(load: () => Promise<Loaded>, within = LOAD_WITHIN_MS): () => Promise<Loaded> {
  return () => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error(`The screen did not load within ${within / 1_000} seconds`)), within)
    })
    return Promise.race([load(), late]).finally(() => clearTimeout(timer))
  }
}
