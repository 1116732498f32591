import { Fault } from '#foundation/fault.ts'
import type { ReturnsPlugin } from '#server/returns-plugin/returns-plugin.port.ts'

export interface ReturnsPluginSettings {
  readonly url: string
  readonly key: string
}

/** Asks a returns service for the address of its form, as JSON over HTTP. */
export function returnsPlugin({ url, key }: ReturnsPluginSettings): ReturnsPlugin {
  return {
    async form({ id, locale }, signal) {
      const answer = await fetch(`${url}/v1/forms?${new URLSearchParams({ market: id, locale })}`, {
        headers: { authorization: `Bearer ${key}` },
        signal: signal ?? null,
      })
      if (answer.status === 404) return undefined
      if (answer.status !== 200) throw new Fault('returns-plugin.failed', { status: answer.status })
      const { name, address } = (await answer.json()) as { readonly name?: unknown; readonly address?: unknown }
      if (typeof name !== 'string' || typeof address !== 'string' || !/^https?:\/\//.test(address))
        throw new Fault('returns-plugin.answer-unknown', {})
      return { name: name.slice(0, 100), url: address }
    },
  }
}
