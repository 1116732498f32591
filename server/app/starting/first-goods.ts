import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { systemClock } from '#foundation/clock.ts'
import { importGoods } from '#server/catalogue/index.ts'
import type { Changes } from '#server/platform/changes.ts'
import type { Database } from '#server/platform/database.ts'
import { openShop } from '../composing/open-shop-folder.ts'
import type { Settings } from '../settings.ts'
import type { Progress, Tell } from './progress.ts'

interface FirstGoodsNeeds {
  readonly database: Database
  readonly changes: Changes
  readonly settings: Pick<Settings, 'shop' | 'dataDir'>
  readonly progress: Progress
}

/** What the demo shop brings along to make its goods; a retailer's shop has none, and imports. */
type MakeDemoGoods = (order: { folder: string; today: Date; progress: Tell }) => Promise<unknown>

/** Fills an empty database with the goods the shop folder can make. */
export async function bringFirstGoods({ database, changes, settings, progress }: FirstGoodsNeeds): Promise<void> {
  const maker = join(settings.shop, 'maker/make-demo-goods.ts')
  if (!existsSync(maker) || !(await isEmpty(database))) return
  const folder = join(settings.dataDir, 'demo')
  const { makeDemoGoods } = (await import(pathToFileURL(maker).href)) as { makeDemoGoods: MakeDemoGoods }
  await progress.step('Demo goods made', (tell) => makeDemoGoods({ folder, today: systemClock(), progress: tell }))
  const { markets } = await openShop(settings.shop)
  await progress.step('Demo goods imported', (tell) =>
    importGoods(
      { database, changes, markets, clock: systemClock },
      { files: [folder], progress: (done, total) => tell(done / total) },
    ),
  )
}

async function isEmpty(database: Database): Promise<boolean> {
  const [row] = await database.prepared<{ empty: boolean }>(
    'catalogue-empty',
    'select not exists (select from product) as empty',
  )
  return row!.empty
}
