import { expect, test } from 'vitest'
import type { ReturnLabels } from './return-labels.port.ts'

const asked = { reference: '10000012-1', carrier: 'GLS', country: 'DK' }

/** The contract tests for every adapter of return labels. */
export function describeReturnLabels(open: () => Promise<{ labels: ReturnLabels; close: () => Promise<void> }>): void {
  test('makes a label, and the same one for the same return [C-RET-O1]', async () => {
    const { labels, close } = await open()

    const first = await labels.make(asked)

    expect(first).toMatchObject({ trackingNumber: expect.any(String), dropOffCode: expect.any(String) })
    expect(await labels.make(asked)).toEqual(first)
    expect((await labels.make({ ...asked, reference: '10000012-2' }))?.trackingNumber).not.toBe(first?.trackingNumber)
    await close()
  })

  test('makes none for a country it does not serve', async () => {
    const { labels, close } = await open()

    expect(await labels.make({ ...asked, country: 'XX' })).toBeUndefined()
    await close()
  })
}
