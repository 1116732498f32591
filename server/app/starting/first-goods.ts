import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '#foundation/fault.ts'
import type { Database } from '#server/platform/database.ts'
import { hasNoGoods } from '../database/goods-facts.repository.ts'
import type { Settings } from '../settings/arrange-settings.ts'
import type { Progress, Tell } from './progress.ts'

interface FirstGoodsNeeds {
  readonly url: string
  readonly database: Database
  readonly settings: Pick<Settings, 'shop' | 'dataDir'>
  readonly progress: Progress
}

/** The program that makes the demo shop's goods; a retailer's shop has none, and imports. */
export const makerOf = (shop: string): string => join(shop, 'maker/make-demo-goods.ts')

/** Exists while goods are imported, so that the next start repeats an interrupted import. */
export const unfinishedMark = (dataDir: string): string => join(dataDir, 'demo.unfinished')

/** Fills an empty database with the goods the shop folder can make. */
export async function bringFirstGoods({ url, database, settings, progress }: FirstGoodsNeeds): Promise<void> {
  if (!existsSync(makerOf(settings.shop))) return
  const wanted = existsSync(unfinishedMark(settings.dataDir)) || (await hasNoGoods(database))
  if (wanted) await progress.step('Demo goods', (tell) => bringInBeside(url, tell))
}

/** A program of its own: the memory a large import takes would otherwise stay with the shop for good. */
async function bringInBeside(url: string, tell: Tell): Promise<void> {
  const program = fork('server/app/bring-goods.ts', { env: { ...process.env, DATABASE_URL: url } })
  program.on('message', (share) => tell(Number(share)))
  const code = await new Promise<number | null>((resolve) => program.once('exit', resolve))
  if (code !== 0) throw new Fault('start.no-goods')
}
