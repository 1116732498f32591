import sharp from 'sharp'
import { fillOrder } from './fill-order.ts'
import type { StudioAnswer, StudioOrder } from './studio-messages.ts'

// A process draws one picture at a time, so the encoder gets one thread. It keeps no cache of its inputs.
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
// The shop's process has ended, so nobody waits for pictures.
process.on('disconnect', () => process.exit())
// Ctrl-C is sent to this process too, but the shop decides when this process ends.
process.on('SIGINT', () => {})
