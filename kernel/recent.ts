/** The things that were asked for last, by their names; what has not been asked for longest gives way to what is new. */
export class Recent<Kept> {
  readonly #kept = new Map<string, Kept>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  get(name: string): Kept | undefined {
    const found = this.#kept.get(name)
    // Whoever is asked for is the newest again.
    if (found !== undefined) this.set(name, found)
    return found
  }

  set(name: string, kept: Kept): void {
    this.#kept.delete(name)
    this.#kept.set(name, kept)
    if (this.#kept.size <= this.#most) return
    for (const oldest of this.#kept.keys()) {
      this.#kept.delete(oldest)
      return
    }
  }

  /** What is kept under the name, or what is made now. */
  of(name: string, make: () => Kept): Kept {
    const found = this.get(name)
    if (found !== undefined) return found
    const made = make()
    this.set(name, made)
    return made
  }

  delete(name: string): void {
    this.#kept.delete(name)
  }
}
