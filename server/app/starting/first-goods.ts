import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '#foundation/fault.ts'
import type { Database } from '#server/platform/database.ts'
import { hasNoGoods } from '../database/goods-facts.repository.ts'
import type { Settings } from '../settings/arrange-settings.ts'
import type { Progress, ReportProgress } from './progress.ts'

interface FirstGoodsNeeds {
  readonly url: string
  readonly database: Database
  readonly settings: Pick<Settings, 'shop' | 'dataDir'>
  readonly progress: Progress
}

/** The program that makes the demo shop's goods. A retailer's shop has none; it imports its goods. */
export const makerOf = (shop: string): string => join(shop, 'maker/make-demo-goods.ts')

/** Exists during an import, so that the next start repeats an interrupted import. */
export const unfinishedImportFile = (dataDir: string): string => join(dataDir, 'demo.unfinished')

/** Fills an empty database with goods if the shop folder can make some. */
export async function importFirstGoods({ url, database, settings, progress }: FirstGoodsNeeds): Promise<void> {
  if (!existsSync(makerOf(settings.shop))) return
  const wanted = existsSync(unfinishedImportFile(settings.dataDir)) || (await hasNoGoods(database))
  if (wanted) await progress.step('Demo goods', (tell) => bringInBeside(url, tell))
}

/** Runs in a separate process: otherwise the shop would keep the memory of a large import. */
async function bringInBeside(url: string, tell: ReportProgress): Promise<void> {
  const program = fork('server/app/bring-goods.ts', { env: { ...process.env, DATABASE_URL: url } })
  program.on('message', (share) => tell(Number(share)))
  const code = await new Promise<number | null>((resolve) => program.once('exit', resolve))
  if (code !== 0) throw new Fault('start.no-goods')
}
