import { expect, test } from 'vitest'
import { job } from '#contracts/careers.ts'
import type { JobBoard } from './job-board.port.ts'

export interface TriedJobBoard {
  readonly board: JobBoard
  fail(): Promise<void>
  close(): Promise<void>
}

/** The contract of every adapter of a job board. */
export function describeJobBoard(open: () => Promise<TriedJobBoard>): void {
  test('tells the same open positions each time, each with all of its fields [B-SIM-14]', async () => {
    const { board, close } = await open()
    const [once, again] = [await board.jobs(), await board.jobs()]
    await close()

    expect(again).toEqual(once)
    expect(once.length).toBeGreaterThan(2)
    for (const each of once) expect(job.strict().parse(each)).toEqual(each)
  })

  test('says that it failed', async () => {
    const { board, fail, close } = await open()
    await fail()

    await expect(board.jobs()).rejects.toThrow()
    await close()
  })
}
