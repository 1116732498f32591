import { expect, test } from 'vitest'
import { openProgress, type Tell } from './progress.ts'

function screen(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, write: (text: string) => written.push(text), text: () => written.join('') }
}

const threeQuarters = async (tell: Tell) => {
  for (const share of [0.1, 0.3, 0.31, 0.8]) tell(share)
  await new Promise((resolve) => setTimeout(resolve, 450))
}

test('writes a line a quarter where nothing can move, and one at the end', async () => {
  const log = screen(false)

  await openProgress(log).step('Goods', threeQuarters)

  expect(log.text()).toMatch(/^ {2}Goods: 25 %\n {2}Goods: 75 %\n✓ Goods \(0\.\d s\)\n$/)
})

test('moves a bar on a terminal and leaves one line', async () => {
  const terminal = screen(true)

  await openProgress(terminal).step('Goods', threeQuarters)

  expect(terminal.text()).toContain('Goods ███████████████████░░░░░ 80 %')
  expect(terminal.text().match(/\n/g)).toHaveLength(1)
})

test('says nothing of steps too short to notice', async () => {
  const log = screen(false)

  expect(await openProgress(log).step('Migrations', async () => 'done')).toBe('done')

  expect(log.text()).toBe('')
})
