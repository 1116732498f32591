import { expect, test } from 'vitest'
import type { ConversionTests } from './conversion-tests.port.ts'

export interface TriedTests {
  readonly tests: ConversionTests
  fail(): Promise<void>
  close(): Promise<void>
}

/** The contract of every adapter that assigns variants. */
export function describeConversionTests(open: () => Promise<TriedTests>): void {
  test('a visitor sees the same variant each time, and not all visitors the same one [B-SIM-12, B-CONS-07]', async () => {
    const { tests, close } = await open()
    const of = (visitorId: string) => tests.variants({ visitorId, market: 'en-gb' })
    const visitors = Array.from(
      { length: 40 },
      (_, index) => `0198c3a2-7b1d-7a7e-9f00-${String(index).padStart(12, '0')}`,
    )
    const [once, again] = [await Promise.all(visitors.map(of)), await Promise.all(visitors.map(of))]
    await close()

    expect(again).toEqual(once)
    const [name] = Object.keys(once[0]!)
    expect(new Set(once.map((variants) => variants[name!])).size).toBeGreaterThan(1)
  })

  test('says that it failed [B-SIM-16]', async () => {
    const { tests, fail, close } = await open()
    await fail()

    await expect(tests.variants({ visitorId: 'a'.repeat(16), market: 'en-gb' })).rejects.toThrow()
    await close()
  })
}
