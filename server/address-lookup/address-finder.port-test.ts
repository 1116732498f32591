import { expect, test } from 'vitest'
import type { AddressFinder } from './address-finder.port.ts'

export interface OpenedFinder {
  readonly finder: AddressFinder
  /** The same service with an invalid key. */
  readonly stranger: AddressFinder
  /** Switches faults on. */
  control(faults: { readonly down?: boolean }): Promise<void>
  close(): Promise<void>
}

/** The contract of every address adapter. `country`: a country that it knows; `street`: a street there with several numbers. */
export function describeAddressFinder(
  open: () => Promise<OpenedFinder>,
  known: { readonly country: string; readonly street: string; readonly number: string; readonly city: string },
): void {
  const ask = { country: known.country, language: 'en' }

  test('finds a street first, opens it, and retrieves an address of it with its parts [C-AVL-O2]', async () => {
    const { finder, close } = await open()

    const [street] = await finder.find({ ...ask, text: known.street })
    expect(street?.next).toBe('find')
    const inside = await finder.find({ ...ask, text: known.street, container: street!.id })
    expect(inside.length).toBeGreaterThan(1)
    expect(inside.every(({ next }) => next === 'retrieve')).toBe(true)
    const address = await finder.retrieve({ id: inside[0]!.id, language: 'en' })
    expect(address).toMatchObject({ country: known.country, city: known.city })
    expect(address?.label).toContain(known.city.toUpperCase())
    await close()
  })

  test('finds an address at once when its number is typed too', async () => {
    const { finder, close } = await open()

    const [found] = await finder.find({ ...ask, text: `${known.street} ${known.number}` })
    expect(found?.next).toBe('retrieve')
    expect(await finder.retrieve({ id: found!.id, language: 'en' })).toMatchObject({ houseNumber: known.number })
    await close()
  })

  test('answers no more rows than asked for, and none for what nobody lives in', async () => {
    const { finder, close } = await open()

    expect((await finder.find({ ...ask, text: known.city.slice(0, 3), limit: 1 })).length).toBeLessThanOrEqual(1)
    expect(await finder.find({ ...ask, text: 'qqxx no such place' })).toEqual([])
    await close()
  })

  test('knows no address under an id it never gave', async () => {
    const { finder, close } = await open()

    expect(await finder.retrieve({ id: 'XX|SIM|0|A99999', language: 'en' })).toBeUndefined()
    await close()
  })

  test('throws when it is refused, and when nobody answers', async () => {
    const { finder, stranger, control, close } = await open()

    await expect(stranger.find({ ...ask, text: known.street })).rejects.toThrow()
    await control({ down: true })
    await expect(finder.find({ ...ask, text: known.street })).rejects.toThrow()
    await close()
  })
}
