import { expect, test } from 'vitest'
import type { PhotographStore } from './photograph-store.port.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const textOf = (found: Uint8Array | undefined): string | undefined => found && new TextDecoder().decode(found)
const large = new Uint8Array(3 * 2 ** 20).map((_, at) => (at * 31) % 251)

/** The contract of every store of photographs. `another`: the same store, opened by another process. */
export function describePhotographStore(store: () => PhotographStore, another: () => PhotographStore): void {
  test('gives back what was kept, byte for byte, to every process', async () => {
    await store().save('aa01', large)

    expect(Buffer.compare(Buffer.from((await store().find('aa01'))!), Buffer.from(large))).toBe(0)
    expect(Buffer.compare(Buffer.from((await another().find('aa01'))!), Buffer.from(large))).toBe(0)
    expect(await another().has('aa01')).toBe(true)
  })

  test('has nothing of a name that nobody kept', async () => {
    expect(await store().find('never-kept')).toBeUndefined()
    expect(await store().has('never-kept')).toBe(false)
  })

  test('keeps the same twice without complaint, also at once, and what is written anew', async () => {
    await Promise.all([store().save('aa02', bytes('one')), another().save('aa02', bytes('one'))])
    await store().save('aa02', bytes('one'))

    expect(textOf(await another().find('aa02'))).toBe('one')
    await another().save('aa02', bytes('two'))
    expect(textOf(await store().find('aa02'))).toBe('two')
  })

  test('forgets what is removed, and removes what is gone', async () => {
    await store().save('aa03', bytes('one'))
    await store().remove('aa03')
    await another().remove('aa03')

    expect(await another().find('aa03')).toBeUndefined()
  })

  test.each(['', '../secrets', 'a/b', '.hidden', 'ä', 'a'.repeat(101)])('knows no name like "%s"', async (name) => {
    await expect(store().save(name, bytes('x'))).rejects.toThrow('images.photograph-name')
    expect(await store().find(name)).toBeUndefined()
    expect(await store().has(name)).toBe(false)
  })
}
