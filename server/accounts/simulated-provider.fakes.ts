import type { AddressInfo } from 'node:net'
import { hostSimulators } from '#server/app/simulators/host.ts'
import type { MakeSimulator } from '#server/platform/simulators/simulator.port.ts'
import type { IdentityProvider } from './identity-provider.port.ts'
import type { OpenedProvider } from './identity-provider.port-test.ts'

/** A provider and the same provider with wrong credentials, at a simulator with its own address. */
export async function openSimulatedProvider(
  make: MakeSimulator,
  name: string,
  providersAt: (url: string) => { readonly provider: IdentityProvider; readonly stranger: IdentityProvider },
): Promise<OpenedProvider & { readonly url: string }> {
  const simulators = new Map<string, ReturnType<MakeSimulator>>()
  const server = hostSimulators({ simulators, about: {} })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`
  simulators.set(name, make({ ledger: { append: () => {}, entries: () => [] }, url, shopUrl: 'http://shop.example' }))
  const post = async (path: string, faults: object) =>
    void (await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(faults) }))
  return {
    url,
    ...providersAt(url),
    control: (faults) => post('/control', faults),
    tokens: (faults) => post('/control/tokens', faults),
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
