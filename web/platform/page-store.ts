import type { Page } from '#contracts/pages.ts'
import { goTo } from './navigation.ts'
import { type FetchedPage, pageSource } from './page-source.ts'

const source = pageSource((address, init) => fetch(address, init))

/** The page source of this visit. There is only one, so that prefetched pages are used. */
export const pages = source

/** Fetches a page without showing it; undefined if that fails. */
export const fetchPage = (address: string): Promise<FetchedPage | undefined> =>
  source.page(new URL(address, location.href).href).catch(() => undefined)

/** Shows a page with its own address, which replaces the current history entry. */
export const showInPlace = (address: string, page: Page): Promise<void> =>
  goTo(new URL(address, location.href).href, page, { replace: true, arrival: 'in-place' })
