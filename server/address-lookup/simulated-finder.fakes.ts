import type { AddressInfo } from 'node:net'
import { hostSimulators } from '#server/app/simulators/host.ts'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import type { AddressFinder } from './address-finder.port.ts'
import type { OpenedFinder } from './address-finder.port-test.ts'

/** An address adapter and one with a wrong key, at a simulator with its own address. */
export async function openSimulatedFinder(
  make: MakeSimulator,
  finderAt: (place: { readonly url: string; readonly key: string }) => AddressFinder,
): Promise<OpenedFinder & { readonly url: string }> {
  const simulator = make({ ledger: { append: () => {}, entries: () => [] }, url: '', shopUrl: '' })
  const server = hostSimulators({ simulators: new Map([[simulator.name, simulator]]), about: {} })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${simulator.name}`
  return {
    url,
    finder: finderAt({ url, key: 'TEST' }),
    stranger: finderAt({ url, key: 'BAD' }),
    control: async (faults) => void (await fetch(`${url}/control`, { method: 'POST', body: JSON.stringify(faults) })),
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
