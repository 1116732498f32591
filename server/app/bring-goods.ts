import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { systemClock } from '#foundation/clock.ts'
import { importGoods } from '#server/catalogue/index.ts'
import { openShop } from './composing/open-shop-folder.ts'
import { withPatience } from './database/prepare-database.ts'
import { importOffers, sortFiles } from './operating/import-offers.ts'
import { readSettings } from './settings/settings.ts'
import { makerOf, unfinishedImportFile } from './starting/first-goods.ts'
import { printFault } from './starting/start-problems.ts'

type MakeDemoGoods = (order: {
  folder: string
  today: Date
  priceLists: readonly string[]
  progress: (share: number) => void
}) => Promise<unknown>

const noFiles = { offers: [] }
/** The share of the progress bar for making the goods. The import takes longer. */
const makingShare = 0.1

// The parent process has ended, so this one ends too. The next start begins again.
process.on('disconnect', () => process.exit(1))
try {
  await bringGoods()
  process.exit(0)
} catch (error) {
  printFault(error)
  process.exit(1)
}

/** Lets the shop folder make its goods as files of the import form. Then imports them as a retailer would. */
async function bringGoods(): Promise<void> {
  const { shop, markets: wanted, dataDir, databaseUrl } = readSettings(process.env)
  const folder = join(dataDir, 'demo')
  const { makeDemoGoods } = (await import(pathToFileURL(makerOf(shop)).href)) as { makeDemoGoods: MakeDemoGoods }
  const { markets } = await openShop(shop, wanted)
  writeFileSync(unfinishedImportFile(dataDir), '')
  const priceLists = [...new Set(markets.open.map(({ choices }) => choices.priceList))]
  await makeDemoGoods({
    folder,
    today: systemClock(),
    priceLists,
    progress: (share) => reportProgress(share * makingShare),
  })
  await withPatience(databaseUrl!, async (database, changes) => {
    await importGoods(
      { database, changes, markets, clock: systemClock },
      { files: [folder], progress: (done, total) => reportProgress(makingShare + (done / total) * (1 - makingShare)) },
    )
    const { offers } = existsSync(join(shop, 'promotions')) ? await sortFiles([join(shop, 'promotions')]) : noFiles
    await importOffers({ database, changes }, offers)
  })
  rmSync(unfinishedImportFile(dataDir))
}

function reportProgress(share: number): void {
  process.send?.(share)
}
