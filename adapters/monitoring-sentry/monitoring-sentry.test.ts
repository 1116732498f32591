import { expect, test } from 'vitest'
import { describeMonitor, exampleReports } from '#server/monitoring/monitor.port-test.ts'
import { serveSimulator } from '../../checks/harness/serve-simulator.ts'
import { sentryMonitor } from './server.ts'
import { sentrySimulator } from './simulator/index.ts'
import { readEnvelope } from './simulator/read-envelope.ts'

const about = { release: '1.0', environment: 'production' }

async function open(key = 'key') {
  const served = await serveSimulator(sentrySimulator({ key: 'key', project: '7' }))
  const monitor = sentryMonitor({ dsn: served.url.replace('://', `://${key}@`).concat('/7'), ...about })
  return {
    ...served,
    monitor,
    received: async () => ({
      kinds: served.entries.map(({ kind }) => String(kind)).filter((kind) => kind !== 'mistake'),
      mistakes: served.entries.filter(({ kind }) => kind === 'mistake').map(({ description }) => String(description)),
    }),
  }
}

describeMonitor(open)

test('a fault is an event with its places, the outermost first, a page a transaction with its measures', async () => {
  const { monitor, entries, close } = await open()
  await monitor.serverFault({ ...exampleReports.server, stack: ['inner', 'outer'] })
  await monitor.pageTimes(exampleReports.page)
  await close()

  expect(entries[0]).toMatchObject({
    kind: 'server-fault',
    content: {
      ...{ platform: 'node', level: 'error', ...about, event_id: expect.stringMatching(/^[0-9a-f]{32}$/) },
      exception: {
        values: [
          {
            ...{ type: 'payments.unknown-answer', value: 'call failed' },
            stacktrace: { frames: [{ function: 'outer' }, { function: 'inner' }] },
          },
        ],
      },
    },
  })
  expect(entries[1]).toMatchObject({
    kind: 'page',
    content: {
      type: 'transaction',
      transaction: 'homePage',
      measurements: { lcp: { value: 800, unit: 'millisecond' } },
    },
  })
})

test('a piece of a visit arrives as it was masked, for people to read [B-SIM-11]', async () => {
  const { monitor, entries, url, close } = await open()
  await monitor.replay({
    ...exampleReports.replay,
    events: JSON.stringify([{ type: 3, timestamp: 1, data: { source: 5, text: '***' } }]),
  })
  const log = await (await fetch(`${url}/ledger/page`)).text()
  await close()

  expect(entries).toMatchObject([{ kind: 'replay', segment_id: 0, events: [{ data: { text: '***' } }] }])
  expect(log).toContain('***')
})

test('a wrong key is a fault', async () => {
  const { monitor, close } = await open('wrong')

  await expect(monitor.serverFault(exampleReports.server)).rejects.toThrow('monitoring.failed')
  await close()
})

test('the simulator reports unreadable envelopes', () => {
  const id = '{"event_id":"00000000000000000000000000000000"}'
  const read = (...lines: string[]) => readEnvelope(Buffer.from(lines.join('\n')))

  expect(read(id, '{"type":"event","length":2}', '{}', '')).toEqual([{ type: 'event', payload: '{}' }])
  expect(read(id, '{"type":"event","length":3}', '"æ"', '')).toEqual(expect.any(String))
  expect(read('{}', '{"type":"event","length":2}', '{}')).toEqual(expect.any(String))
  expect(read(id, '{"type":"event","length":20}', '{}')).toEqual(expect.any(String))
  expect(read('not JSON')).toEqual(expect.any(String))
})
