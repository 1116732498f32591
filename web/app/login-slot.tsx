import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Page, PageOf } from '#contracts/pages.ts'
import { loadLoginFlyout } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import type { Posted } from '#web/platform/navigation.ts'
import { fetchPage, showInPlace } from '#web/platform/page-store.ts'
import { useVisitor } from '#web/platform/visitor.ts'

interface Slot {
  readonly open: boolean
  /** The login page as it was last answered. */
  readonly page: PageOf<'loginPage'> | undefined
  readonly Flyout: Awaited<ReturnType<typeof loadLoginFlyout>> | undefined
}

let slot: Slot = { open: false, page: undefined, Flyout: undefined }
const listeners = new Set<() => void>()

function change(part: Partial<Slot>): void {
  slot = { ...slot, ...part }
  for (const listener of listeners) listener()
}

/** Milliseconds before an address that asks for the flyout gets it. */
const openAfterMs = 1000
const flag = 'showLoginFlyout'

/** The slot of the login flyout, where the shop signs in by one: opened by links to the account, by an address, or by a page that waits. */
export function LoginSlot({ page }: { readonly page: Page }) {
  const { links, toggle } = useMarket()
  const visitor = useVisitor()
  const {
    open,
    page: answered,
    Flyout,
  } = useSyncExternalStore(
    listen,
    () => slot,
    () => slot,
  )
  const isWanted = toggle('loginFlyout') && page.pageAlias !== 'loginPage' && visitor?.signedIn !== true
  const waits = page.pageAlias === 'accountPage' && page.account === null
  const wanted = useRef(isWanted)
  wanted.current = isWanted
  useLinks(isWanted, links)
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once on each page.
  useEffect(() => {
    const address = new URL(location.href)
    if (isWanted && waits) void openLogin(links.loginPage)
    if (address.searchParams.get(flag) !== 'true') return
    const waiting = setTimeout(() => {
      if (wanted.current) void openLogin(links.loginPage)
      address.searchParams.delete(flag)
      void showInPlace(address.href, page)
    }, openAfterMs)
    return () => clearTimeout(waiting)
  }, [page.path])
  if (!Flyout || !answered) return null
  const close = () => {
    const wasOpen = slot.open
    change({ open: false })
    if (wasOpen && waits) location.assign(links.homePage ?? '/')
  }
  return <Flyout page={answered} open={open} onClose={close} />
}

/** Links to the account, and to the login page, open the flyout; without script they lead to the login page. */
function useLinks(isWanted: boolean, { accountPage, loginPage }: Readonly<Record<string, string>>): void {
  useEffect(() => {
    if (!isWanted) return
    const hear = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
      if (!link || link.target || event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return
      if (link.pathname !== accountPage && link.pathname !== loginPage) return
      event.preventDefault()
      void openLogin(link.pathname === loginPage ? link.href : loginPage)
    }
    document.addEventListener('click', hear)
    return () => document.removeEventListener('click', hear)
  }, [isWanted, accountPage, loginPage])
}

/** Opens the flyout, or goes to the login page where it cannot be had. One goes back to the page one is on, unless the link says otherwise. */
async function openLogin(loginPage = ''): Promise<void> {
  const address = new URL(loginPage, location.href)
  if (!address.searchParams.has('to')) address.searchParams.set('to', pageWithoutFlag())
  const [found, Flyout] = await Promise.all([fetchPage(address.href), loadLoginFlyout().catch(reportError)])
  if (found?.page.pageAlias !== 'loginPage' || !Flyout) return location.assign(address.href)
  change({ open: true, page: found.page, Flyout })
}

function pageWithoutFlag(): string {
  const address = new URL(location.href)
  address.searchParams.delete(flag)
  return address.pathname + address.search
}

/** Answers whether a form's answer is shown in the flyout: refused, or a mail was sent. Who has signed in needs it no more. */
export function takenByLogin({ fromDrawer }: Posted, page: Page): boolean {
  if (!fromDrawer || !slot.open) return false
  if (page.pageAlias === 'loginPage') {
    change({ page })
    return true
  }
  change({ open: false })
  return false
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
