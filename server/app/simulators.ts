import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { takeOwnership } from '#server/platform/process-owner.ts'
import { hostSimulators } from './simulators/host.ts'
import { portTakenExitCode, simulatorsLock } from './simulators/hosting.ts'
import { openLedger } from './simulators/ledger.ts'
import { simulated } from './simulators/simulated.ts'

/** Simulates third parties for a shop without keys. It is a separate program, so it survives a killed shop as real third parties do. */
const text = { type: 'string', default: '' } as const
const { values } = parseArgs({
  options: { url: text, shop: text, 'shop-folder': text, folder: text, stamp: text, only: text, control: text },
})
const named = values.only.split(',')
const lock = simulatorsLock(values.folder)

if (!takeOwnership(lock, values.url).ok) process.exit(0)
const simulators = new Map(
  Object.entries(simulated)
    .flatMap(([name, make]) => (named.includes(name) ? [[name, make] as const] : []))
    .map(([name, make]) => [
      name,
      make({
        ledger: openLedger(join(values.folder, `${name}.jsonl`)),
        url: `${values.url}/${name}`,
        shopUrl: values.shop,
        ...(values['shop-folder'] === '' ? {} : { shopFolder: values['shop-folder'] }),
      }),
    ]),
)
const server = hostSimulators({
  simulators,
  about: { simulators: [...simulators.keys()], stamp: values.stamp },
  control: values.control === 'yes',
})
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(error.message)
  process.exit(error.code === 'EADDRINUSE' ? portTakenExitCode : 1)
})
server.listen(Number(new URL(values.url).port), new URL(values.url).hostname)

process.on('SIGTERM', () => process.exit(0))
// If the data folder is gone, nobody needs the simulators any more.
setInterval(() => existsSync(lock) || process.exit(0), 5_000)
