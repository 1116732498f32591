import { readdirSync } from 'node:fs'
import { loadavg } from 'node:os'
import type { Bench } from './benches.ts'
import { printTable } from './table.ts'
import { installTools } from './tools.ts'

/**
 * `npm run bench`: measures the real program and prints each figure with its limit. `npm run bench -- listing checkout`
 * runs only these. The exit code is 1 if a limit is not met. The sender of requests, the program and its database share
 * the processor cores, so nothing else should run.
 */
const folder = import.meta.dirname
const suffix = '.bench.ts'
const known = readdirSync(folder)
  .filter((file) => file.endsWith(suffix))
  .map((file) => file.slice(0, -suffix.length))
const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !known.includes(name))
if (unknown !== undefined) {
  console.error(`There is no bench named ${unknown}; there are ${known.join(', ')}.`)
  process.exit(1)
}

installTools()
let missed = 0
for (const name of chosen.length > 0 ? chosen : known) {
  const { measure }: Bench = await import(`./${name}${suffix}`)
  for (const { title, rows } of await measure())
    if (!printTable(`${title} (load of the machine: ${loadavg()[0]!.toFixed(1)})`, rows)) missed += 1
}
process.exit(missed === 0 ? 0 : 1)
