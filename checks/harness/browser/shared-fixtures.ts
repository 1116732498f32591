import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/** The browser that all files of this project share. `close` only disconnects; the browser stays open for the others. */
export const sharedBrowser = async (): Promise<Browser> => chromium.connect(await urlOf('browser'))

/** The address of the running shop that all files of this project share. */
export const sharedShop = (): Promise<string> => urlOf('shop')

async function urlOf(thing: 'browser' | 'shop'): Promise<string> {
  const answer = await fetch(`${inject('sharedFixturesUrl')}/${thing}`)
  const said = await answer.text()
  if (!answer.ok) throw new Error(said)
  return said
}
