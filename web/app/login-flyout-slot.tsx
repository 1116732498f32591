import { type ComponentProps, useEffect, useRef, useSyncExternalStore } from 'react'
import type { Page, PageOf } from '#contracts/pages.ts'
import { LoginFlyout } from '#web/accounts/index.ts'
import { useMarket } from '#web/markets/index.ts'
import type { Posted } from '#web/platform/navigation-parts.ts'
import { fetchPage, showInPlace } from '#web/platform/page-store.ts'
import { useVisitor } from '#web/platform/visitor.ts'
import { requestedFlyout, withoutFlag } from './requested-flyout.ts'

interface Slot {
  readonly open: boolean
  /** The last payload of the login page. */
  readonly page: PageOf<'loginPage'> | undefined
  /** The link that opened it named the page after the sign-in. */
  readonly isNamed: boolean
}

let slot: Slot = { open: false, page: undefined, isNamed: false }
const listeners = new Set<() => void>()

function change(part: Partial<Slot>): void {
  slot = { ...slot, ...part }
  for (const listener of listeners) listener()
}

/** The login flyout. It is opened by links, by a flag in the address, or by a page that needs a sign-in. */
export function LoginFlyoutSlot({ page }: { readonly page: Page }) {
  const { links } = useMarket()
  const isSignedIn = useRef<boolean>(undefined)
  isSignedIn.current = useVisitor()?.signedIn
  const { open, page: answered, isNamed } = useSyncExternalStore(listen, () => slot)
  const waits = page.pageAlias === 'accountPage' && page.account === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked once on each page.
  useEffect(() => {
    if (waits) void openLogin(links.loginPage)
    const asked = requestedFlyout(location.href)
    if (!asked) return
    const waiting = setTimeout(() => {
      if (!isSignedIn.current) void openLogin(links.loginPage)
      void showInPlace(asked.addressAfter, page)
    }, asked.openAfterMs)
    return () => clearTimeout(waiting)
  }, [page.path])
  if (!answered) return null
  const close: ComponentProps<typeof LoginFlyout>['onClose'] = () => {
    const wasOpen = slot.open
    change({ open: false })
    if (wasOpen && waits) location.assign(links.homePage ?? '/')
  }
  // A provider's page replaces this one. Afterwards the account is shown, unless another page was asked for.
  const providersLeadTo = isNamed || waits ? undefined : links.accountPage
  return <LoginFlyout page={answered} {...{ providersLeadTo, open }} onClose={close} />
}

/**
 * Opens the flyout, or the login page if the flyout cannot be loaded. After a sign-in by password this page is shown, or
 * the link's target.
 */
export async function openLogin(loginPage = ''): Promise<void> {
  const address = new URL(loginPage, location.href)
  const isNamed = address.searchParams.has('to')
  if (!isNamed) address.searchParams.set('to', pageNow())
  const found = await fetchPage(address.href)
  if (found?.page.pageAlias !== 'loginPage') return location.assign(address.href)
  change({ open: true, page: found.page, isNamed })
}

function pageNow(): string {
  const { pathname, search } = withoutFlag(new URL(location.href))
  return pathname + search
}

/** Returns true if the flyout shows the answer to a form that was refused or sent a mail. After a sign-in the flyout closes. */
export function handledByLogin({ fromDrawer }: Posted, page: Page): boolean {
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
