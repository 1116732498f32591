import { expect, test } from 'vitest'
import { openShowcase } from '../shown.fakes.tsx'
import { Tint } from './tint.tsx'

const { show } = await openShowcase()

test.each([
  ['#0a0b0c', '#0a0b0c'],
  ['12px', '12px'],
  [3, '3'],
  ['url(//elsewhere)', ''],
  ['red; position: fixed', ''],
  ['#12345', ''],
])('takes from content the value %s as %s', async (given, written) => {
  const page = await show(<Tint values={{ colour: given }}>Sale</Tint>)

  expect((await page.getByText('Sale').getAttribute('style')) ?? '').toBe(written && `--colour:${written}`)
})
