import { Socket } from 'node:net'

type Done = (error: Error | null | undefined) => void

/**
 * Sends everything written in one turn of the event loop as one piece. Each write wakes the reading process, which is
 * slower than sending a few more bytes.
 */
export class GatheringSocket extends Socket {
  #isGathering = false

  override write(bytes: Uint8Array | string, encoding?: BufferEncoding | Done, done?: Done): boolean {
    if (!this.#isGathering && this.writable) this.#gather()
    return super.write(bytes, encoding as BufferEncoding, done)
  }

  #gather(): void {
    this.#isGathering = true
    this.cork()
    setImmediate(() => {
      this.#isGathering = false
      this.uncork()
    })
  }
}
