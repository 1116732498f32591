import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Fault } from '#foundation/fault.ts'

/** Creates the data folder and tests that it is writable. Others may enter it, so that PostgreSQL's system user reaches its folder. */
export function requireDataFolder(folder: string): void {
  const trial = join(folder, `.trial.${process.pid}`)
  try {
    if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: 0o755 })
    writeFileSync(trial, '')
    rmSync(trial)
  } catch (cause) {
    throw new Fault('start.data-folder-not-writable', { folder, reason: (cause as NodeJS.ErrnoException).code }, cause)
  }
}

export function requireShopFolder(folder: string): void {
  if (!existsSync(join(folder, 'shop.json'))) throw new Fault('start.no-shop-folder', { folder })
}
