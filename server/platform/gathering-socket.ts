import { Socket } from 'node:net'

type Done = (error: Error | null | undefined) => void

/** Sends all that is written before anything is waited for in one piece: whoever reads it is woken once. */
export class GatheringSocket extends Socket {
  #isGathering = false

  override write(bytes: Uint8Array | string, encoding?: BufferEncoding | Done, done?: Done): boolean {
    if (!this.#isGathering && this.writable) this.#gather()
    return super.write(bytes, encoding as BufferEncoding, done)
  }

  #gather(): void {
    this.#isGathering = true
    this.cork()
    process.nextTick(() => {
      this.#isGathering = false
      this.uncork()
    })
  }
}
