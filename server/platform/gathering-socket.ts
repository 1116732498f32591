import { Socket } from 'node:net'

type Done = (error: Error | null | undefined) => void

/** Sends all that is written in one turn of the event loop in one piece: a write wakes whoever reads, which costs more than the bytes. */
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
