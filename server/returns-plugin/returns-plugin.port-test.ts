import { expect, test } from 'vitest'
import type { ReturnsPlugin } from './returns-plugin.port.ts'

export interface TriedPlugin {
  readonly plugin: ReturnsPlugin
  fail(): Promise<void>
  close(): Promise<void>
}

/** The contract of every adapter of a returns service. */
export function describeReturnsPlugin(open: () => Promise<TriedPlugin>): void {
  test('leads to the form of a service, which can be opened [B-SIM-09, B-TPS-01]', async () => {
    const { plugin, close } = await open()
    const form = await plugin.form({ id: 'en-gb', locale: 'en-GB' })
    const page = await (await fetch(form!.url)).text()
    await close()

    expect(form!.name).toBeTruthy()
    expect(page).toContain('<form')
  })

  test('says that it failed [B-SIM-16]', async () => {
    const { plugin, fail, close } = await open()
    await fail()

    await expect(plugin.form({ id: 'en-gb', locale: 'en-GB' })).rejects.toThrow()
    await close()
  })
}
