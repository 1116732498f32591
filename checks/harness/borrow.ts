import { type Browser, chromium } from 'playwright-core'
import { inject } from 'vitest'

/** The browser all files of this project share; closing it leaves it running for the others. */
export const borrowBrowser = async (): Promise<Browser> => chromium.connect(await borrow('browser'))

/** The address of the running shop all files of this project share. */
export const borrowShop = (): Promise<string> => borrow('shop')

async function borrow(thing: 'browser' | 'shop'): Promise<string> {
  const answer = await fetch(`${inject('lenderUrl')}/${thing}`)
  const said = await answer.text()
  if (!answer.ok) throw new Error(said)
  return said
}
