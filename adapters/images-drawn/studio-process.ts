import sharp from 'sharp'
import { fillOrder } from './fill-order.ts'
import type { StudioAnswer, StudioOrder } from './studio-messages.ts'

// A studio draws one picture at a time; the encoder gets one thread as well, and nothing it read is kept.
sharp.concurrency(1)
sharp.cache(false)

let desk: Promise<void> = Promise.resolve()

async function answer({ id, order }: StudioOrder): Promise<void> {
  const drawn: StudioAnswer = await fillOrder(order).then(
    (bytes) => ({ id, bytes }),
    (fault: Error) => ({ id, fault: fault.stack ?? String(fault) }),
  )
  process.send?.(drawn)
}

process.on('message', (message: StudioOrder) => {
  desk = desk.then(() => answer(message))
})
// The shop is gone: nobody waits for pictures any more.
process.on('disconnect', () => process.exit())
// Ctrl-C reaches the whole group; the shop decides when its studio ends.
process.on('SIGINT', () => {})
