import { expect, test } from 'vitest'
import { openProgress, type ReportProgress } from './progress.ts'

function screen(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, write: (text: string) => written.push(text), text: () => written.join('') }
}

/** A step that takes 1.2 seconds by this clock. */
function slowStep() {
  let nowMs = 0
  const threeQuarters = async (tell: ReportProgress) => {
    for (const share of [0.1, 0.3, 0.31, 0.8]) tell(share)
    nowMs += 1_200
  }
  return { clock: () => nowMs, threeQuarters }
}

test('writes a line at each quarter if the output cannot be redrawn, and one at the end', async () => {
  const log = screen(false)
  const { clock, threeQuarters } = slowStep()

  await openProgress(log, clock).step('Goods', threeQuarters)

  expect(log.text()).toMatch(/^ {2}Goods: 25 %\n {2}Goods: 75 %\n✓ Goods \(1\.2 s\)\n$/)
})

test('moves a bar on a terminal and leaves one line', async () => {
  const terminal = screen(true)
  const { clock, threeQuarters } = slowStep()
  const untilDrawn = async (tell: ReportProgress) => {
    await threeQuarters(tell)
    await expect.poll(terminal.text).toContain('80 %')
  }

  await openProgress(terminal, clock).step('Goods', untilDrawn)

  expect(terminal.text()).toContain('Goods ███████████████████░░░░░ 80 %')
  expect(terminal.text().match(/\n/g)).toHaveLength(1)
})

test('shows no progress for steps that are too short to notice', async () => {
  const log = screen(false)

  expect(await openProgress(log, () => 0).step('Migrations', async () => 'done')).toBe('done')

  expect(log.text()).toBe('')
})
