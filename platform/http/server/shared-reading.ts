/**
 * Many who ask for the same at once share one reading. Whoever asks while one is on its way waits for the next, which
 * begins after they asked: nobody is told what was true before their question.
 */
export function sharedReading<Result>(): (key: string, read: () => Promise<Result>) => Promise<Result> {
  const onTheWay = new Map<string, Promise<Result>>()
  const nexts = new Map<string, Promise<Result>>()

  const begin = (key: string, read: () => Promise<Result>): Promise<Result> => {
    const reading = read().finally(() => {
      if (onTheWay.get(key) === reading) onTheWay.delete(key)
    })
    onTheWay.set(key, reading)
    return reading
  }

  return (key, read) => {
    const next = nexts.get(key)
    if (next) return next
    const now = onTheWay.get(key)
    if (!now) return begin(key, read)
    const after = () => {
      nexts.delete(key)
      return begin(key, read)
    }
    const waiting = now.then(after, after)
    nexts.set(key, waiting)
    return waiting
  }
}
