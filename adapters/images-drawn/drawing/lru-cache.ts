/** A cache of a few values by key. If their weights exceed the bound, the values that are unused for longest are removed. */
export class LruCache<Value> {
  readonly #bound: number
  readonly #weigh: (value: Value) => number
  readonly #values = new Map<string, Value>()
  #weight = 0

  constructor(bound: number, weigh: (value: Value) => number = () => 1) {
    this.#bound = bound
    this.#weigh = weigh
  }

  get(key: string): Value | undefined {
    const found = this.#values.get(key)
    if (found === undefined) return undefined
    this.#values.delete(key)
    this.#values.set(key, found)
    return found
  }

  add(key: string, value: Value): Value {
    this.#values.set(key, value)
    this.#weight += this.#weigh(value)
    for (const [oldest, old] of this.#values) {
      if (this.#weight <= this.#bound || oldest === key) break
      this.#values.delete(oldest)
      this.#weight -= this.#weigh(old)
    }
    return value
  }
}
