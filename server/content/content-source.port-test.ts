import { expect, test } from 'vitest'
import type { ContentSource, SourceContent } from './content-source.port.ts'

/** What the test of an adapter provides: a source with one page `about`, which can be published again with another title. */
export interface SourceUnderTest {
  readonly source: ContentSource
  publish(title: string): Promise<void>
  /** For sources that can fail. */
  readonly trouble?: {
    down(): Promise<void>
    malformed(): Promise<void>
    empty(): Promise<void>
  }
  close(): Promise<void>
}

/** All content of a shop except documents. */
export const bareFolder: SourceContent = {
  ...{ shopName: 'Otter', documents: [], toggles: { wishlist: true }, stores: [], theme: undefined },
  words: { program: { en: { close: 'Close' } }, shop: {} },
}

/** The contract of every content source. */
export function describeContentSource(name: string, open: () => Promise<SourceUnderTest>): void {
  test(`${name}: reads everything that is published, under names that last`, async () => {
    const { source, close } = await open()

    const [first, again] = [await source.read(), await source.read()]

    expect(first).toEqual(again)
    expect(first.ok && first.value.documents.map(({ kind, key }) => `${kind}:${key}`)).toContain('page:about')
    expect(first.ok && [first.value.shopName, first.value.toggles]).toEqual(['Otter', { wishlist: true }])
    await close()
  })

  test(`${name}: tells when something was published, until asked to stop`, async () => {
    const { source, publish, close } = await open()
    let heard = 0
    const stop = source.watch(() => heard++)
    await new Promise((done) => setTimeout(done, 200))

    await publish('Second')
    await expect.poll(() => heard).toBe(1)
    const read = await source.read()
    expect(JSON.stringify(read.ok && read.value.documents)).toContain('Second')

    stop()
    await publish('Third')
    await new Promise((done) => setTimeout(done, 400))
    expect(heard).toBe(1)
    await close()
  })

  test(`${name}: is a fault where it fails, tells nonsense or has nothing to tell, and reads again afterwards`, async () => {
    const { source, trouble, close } = await open()
    for (const begin of trouble ? [trouble.down, trouble.malformed, trouble.empty] : []) {
      await begin()
      await expect(source.read()).rejects.toMatchObject({ code: expect.stringMatching(/^content-/) })
    }
    await close()
  })
}
