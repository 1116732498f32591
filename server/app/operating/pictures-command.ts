import { writeFile } from 'node:fs/promises'
import { systemClock } from '#foundation/clock.ts'
import { csvLine } from '#foundation/csv-line.ts'
import { Fault } from '#foundation/fault.ts'
import {
  countPictures,
  type FetchPicturesNeeds,
  fetchDuePictures,
  missingPictures,
  photographsIn,
  retryPictures,
} from '#server/catalogue/index.ts'
import { openPhotographs } from '../composing/photographs.ts'
import { migrationsToCome } from '../database/migrate.ts'
import { withPatience } from '../database/prepare-database.ts'
import type { Command, CommandRequest } from './command.ts'
import { fromHere } from './row-report.ts'
import { withDatabase } from './with-database.ts'

const shownMissing = 20
const reportedMissing = 100_000

export const picturesCommand: Command = {
  summary: 'tell how far the pictures of imported goods have come',
  help: `Usage: npm run shop -- pictures [--again] [--now] [--report FILE]

A running shop fetches the pictures that imported files name, in the background. What fails for a passing reason is tried again after
1, 5 and 30 minutes and 2, 6 and 12 hours. Goods show a plate until their picture is there. Ends with 1 while a picture cannot be had.

  --again         try again what could not be had, and at once what waits for its next turn
  --now           fetch here and now what is due, whether a shop is running or not
  --report FILE   write every picture that is missing, and why (CSV)`,
  options: { again: { type: 'boolean' }, now: { type: 'boolean' }, report: { type: 'string' } },
  run: (ask) => {
    if (ask.words.length > 0)
      throw new Fault('shop.wrong-option', { reason: `"${ask.words[0]}" is not expected here.` })
    return withDatabase(ask, (url) =>
      withPatience(url, async (database, changes) => {
        const missing = await migrationsToCome(database)
        if (missing.length > 0) throw new Fault('database.schema-older', { missing })
        const photographs = photographsIn(openPhotographs(ask.settings.photographs, database).store)
        const needs = { database, changes, clock: systemClock, photographs }
        if (ask.options.again === true) await again(needs)
        if (ask.options.now === true) await fetchNow(ask, needs)
        return printCounts(ask, needs)
      }),
    )
  },
}

async function again({ database, changes, clock }: FetchPicturesNeeds): Promise<void> {
  await database.transaction(async (inside) => {
    const shown = await retryPictures(inside, clock())
    await changes.publish(
      inside,
      shown.map((id) => `product:${id}`),
    )
  })
}

async function fetchNow({ progress }: CommandRequest, needs: FetchPicturesNeeds): Promise<void> {
  const { waiting } = await countPictures(needs.database)
  let done = 0
  await progress.step('Pictures', (say) =>
    fetchDuePictures(needs, { tried: () => say(Math.min(1, ++done / Math.max(1, waiting))) }),
  )
}

async function printCounts({ print, options }: CommandRequest, { database }: FetchPicturesNeeds): Promise<number> {
  const { kept, waiting, failed } = await countPictures(database)
  print(`${kept} pictures are there, ${waiting} are waited for, ${failed} could not be had`)
  const missing = await missingPictures(database, typeof options.report === 'string' ? reportedMissing : shownMissing)
  for (const { productId, address, state, why } of missing.slice(0, shownMissing))
    if (why !== null) print(`${state}: ${productId}  ${address.slice(0, 120)} ${why}`)
  if (typeof options.report === 'string')
    await writeFile(
      fromHere(options.report),
      [
        csvLine(['product_id', 'address', 'state', 'tries', 'why']),
        ...missing.map((one) => csvLine([one.productId, one.address, one.state, String(one.tries), one.why ?? ''])),
      ].join(''),
    )
  return failed > 0 ? 1 : 0
}
