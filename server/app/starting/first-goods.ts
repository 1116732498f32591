import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Settings } from '#server/app/settings.ts'
import type { Database } from '#server/platform/database.ts'
import type { Progress, Tell } from './progress.ts'

interface FirstGoodsNeeds {
  readonly database: Database
  readonly settings: Pick<Settings, 'shop' | 'dataDir'>
  readonly progress: Progress
}

/** What the demo shop brings along to make its goods; a retailer's shop has none, and imports. */
type MakeDemoGoods = (order: { folder: string; today: Date; progress: Tell }) => Promise<unknown>

/** Fills an empty database with the goods the shop folder can make. */
export async function bringFirstGoods({ database, settings, progress }: FirstGoodsNeeds): Promise<void> {
  const maker = join(settings.shop, 'maker/make-demo-goods.ts')
  if (!existsSync(maker) || !(await isEmpty(database))) return
  const folder = join(settings.dataDir, 'demo')
  const { makeDemoGoods } = (await import(pathToFileURL(maker).href)) as { makeDemoGoods: MakeDemoGoods }
  await progress.step('Demo goods', (tell) => makeDemoGoods({ folder, today: new Date(), progress: tell }))
}

async function isEmpty(database: Database): Promise<boolean> {
  const [row] = await database.prepared<{ empty: boolean }>(
    'catalogue-empty',
    'select not exists (select from product) as empty',
  )
  return row!.empty
}
