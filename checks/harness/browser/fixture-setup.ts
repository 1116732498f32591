import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { startShop } from '../shop/start-shop.ts'
import { chromiumArguments, findChromium } from './chromium.ts'
import { openSharedFixtures, type SharedFixture } from './fixture-server.ts'

/** One browser and one running shop, shared by all test files of a project that ask for them. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const fixtures = await openSharedFixtures({ browser: openBrowser, shop: openShop })
  project.provide('sharedFixturesUrl', fixtures.url)
  return fixtures.close
}

async function openBrowser(): Promise<SharedFixture> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No browser was found: set CHROMIUM_PATH.')
  const server = await chromium.launchServer({ executablePath, args: [...chromiumArguments] })
  return { address: server.wsEndpoint(), close: () => server.close() }
}

/** The shop that already runs at `SHOP_URL`, or the real program with its own data. */
async function openShop(): Promise<SharedFixture> {
  if (process.env.SHOP_URL) return { address: process.env.SHOP_URL, close: async () => {} }
  const shop = await startShop()
  return { address: shop.url, close: shop.remove }
}

declare module 'vitest' {
  interface ProvidedContext {
    sharedFixturesUrl: string
  }
}
