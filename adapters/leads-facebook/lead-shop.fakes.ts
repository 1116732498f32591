import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { hostSimulators } from '#server/app/simulators/host.ts'
import type { SentLeads } from '#server/club/lead-source.port.ts'
import type { FilledIn, OpenSource } from '#server/club/lead-source.port-test.ts'
import { facebookLeads } from './server.ts'
import { facebookLeadsSimulator } from './simulator/index.ts'

export const leadKeys = {
  verifyToken: 'token-of-these-tests',
  appSecret: 'secret-of-tests',
  pageToken: 'page-of-tests',
}
export const leadWords = 'Yes, send me news and offers by email.'
const formId = '700800900'
export const leadForms = {
  [formId]: { fields: { email: 'work_email' }, consent: { key: 'news', text: leadWords } },
}

/** Facebook's simulator, a shop that stores what the simulator sends, and the adapter that asks the simulator. */
export async function openLeads(): Promise<OpenSource & { ask(path: string, body: unknown): Promise<unknown> }> {
  const sent: SentLeads[] = []
  const shop = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    sent.push({ headers: request.headers, text: Buffer.concat(chunks).toString() })
    response.writeHead(200, { connection: 'close' }).end(request.url)
  })
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening))
  const entries: Readonly<Record<string, unknown>>[] = []
  const simulator = facebookLeadsSimulator(leadKeys)({
    ledger: { append: (entry) => void entries.push(entry), entries: () => entries },
    url: '',
    shopUrl: `http://127.0.0.1:${(shop.address() as AddressInfo).port}`,
  })
  const host = hostSimulators({ simulators: new Map([['facebook-leads', simulator]]), about: {} })
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  const graphUrl = `http://127.0.0.1:${(host.address() as AddressInfo).port}/facebook-leads`
  const ask = async (path: string, body: unknown): Promise<unknown> =>
    (await fetch(`${graphUrl}${path}`, { method: 'POST', body: JSON.stringify(body) })).json()
  return {
    source: facebookLeads({ graphUrl, ...leadKeys, forms: leadForms }),
    stranger: facebookLeads({ graphUrl, ...leadKeys, pageToken: 'expired', forms: leadForms }),
    ...{ words: leadWords, token: leadKeys.verifyToken, ask },
    async fillIn(people) {
      const { ids } = (await ask('/leads', { leads: people.map(filledIn) })) as { ids: string[] }
      return { ids, notice: sent.at(-1)! }
    },
    down: async (down) => void (await ask('/control', { down })),
    async close() {
      for (const server of [host, shop]) {
        server.closeAllConnections()
        await new Promise((closed) => server.close(closed))
      }
    },
  }
}

const filledIn = ({ email, firstName, lastName, ticked }: FilledIn) => ({
  form_id: formId,
  fields: {
    ...(email === undefined ? {} : { work_email: email }),
    ...(firstName === undefined ? {} : { full_name: [firstName, lastName].join(' ') }),
  },
  ticked: ticked ? ['news'] : ['terms'],
})
