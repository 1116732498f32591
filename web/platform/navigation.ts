import type { FormState, Page } from '#contracts/pages.ts'
import type { Arrival, NavigationParts, Posted } from './navigation-parts.ts'
import { isOurs, isPageOfMarket, isSameListing, withPreview } from './page-address.ts'
import type { FetchedPage } from './page-source.ts'
import { reloadOrReport } from './reload-guard.ts'
import { isNoting, rememberScroll } from './remember-scroll.ts'

interface Info {
  readonly page?: Page
  readonly arrival?: Arrival
}

const remembered = new Map<string, Page>()
const mostRemembered = 20

/** True during a full page load, which must not be intercepted. */
let leaving = false

/** True after the script of the page has failed. Then the browser follows links and sends forms by itself. */
let ended = false

export function endNavigation(): void {
  ended = true
}

function leave(address: string, parts: NavigationParts): void {
  leaving = true
  parts.leave(address)
}

/** Intercepts links, GET forms, Back and POST forms. The browser handles everything else as it does without script. */
export function startNavigation(parts: NavigationParts): void {
  // The browser may restore a page from its back/forward cache.
  window.addEventListener('pageshow', () => {
    leaving = false
  })
  if ('navigation' in window) window.navigation.addEventListener('navigate', (event) => intercept(event, parts))
  rememberScroll(parts.isOver)
  document.addEventListener('submit', (event) => submit(event, parts))
}

/** Shows a page whose payload is already loaded, at its address. */
export async function goTo(
  address: string,
  page: Page,
  { replace = false, arrival = 'new-page' as Arrival } = {},
): Promise<void> {
  const info: Info = { page, arrival }
  if (!('navigation' in window)) return location.assign(address)
  // A newer navigation may abort this one, which is no fault.
  await window.navigation.navigate(address, { info, history: replace ? 'replace' : 'auto' }).finished?.catch(() => {})
}

function intercept(event: NavigateEvent, parts: NavigationParts): void {
  if (leaving || ended || isNoting()) return
  const kept = parts.keepsPreview && event.cancelable ? withPreview(location.href, event.destination.url) : undefined
  if (kept !== undefined && event.formData === null) {
    event.preventDefault()
    window.navigation.navigate(kept)
    return
  }
  const here = { origin: location.origin, market: parts.market }
  const wholePage = event.sourceElement?.closest('[data-whole-page]') != null
  const { canIntercept, hashChange, destination } = event
  const posted = event.formData !== null
  if (
    !isOurs(
      { url: destination.url, canIntercept, hashChange, download: event.downloadRequest !== null, posted, wholePage },
      here,
    )
  )
    return
  const from = location.href
  const info = (event.info ?? {}) as Info
  if (!info.page && event.cancelable && parts.isOver(destination.url)) {
    event.preventDefault()
    void openOver(destination.url, parts)
    return
  }
  const back = event.navigationType === 'traverse'
  const arrival = info.arrival ?? (!back && isSameListing(from, destination.url) ? 'in-place' : 'new-page')
  rememberPage(window.navigation.currentEntry?.key, parts)
  event.intercept({
    focusReset: 'manual',
    scroll: arrival === 'in-place' ? 'manual' : 'after-transition',
    handler: async () => {
      const known = info.page ?? (back ? remembered.get(destination.key) : undefined)
      const found = known
        ? { page: known, address: destination.url }
        : await fetched(destination.url, event.signal, parts)
      if (found && !event.signal.aborted)
        await arrive(found, { address: destination.url, arrival, signal: event.signal }, parts)
    },
  })
}

async function openOver(address: string, parts: NavigationParts): Promise<void> {
  if (!(await parts.openOver())) leave(address, parts)
}

async function fetched(url: string, signal: AbortSignal, parts: NavigationParts): Promise<FetchedPage | undefined> {
  try {
    const found = await parts.source.page(url, signal)
    if (!found) leave(url, parts)
    return found
  } catch (error) {
    if (!signal.aborted) parts.lost()
    if (!(error instanceof TypeError) && !signal.aborted) throw error
    return undefined
  }
}

interface NavigationRequest {
  readonly address: string
  readonly arrival: Arrival
  readonly signal: AbortSignal
}

let shown: Page | undefined

/** Shows a fetched page. A page of another build, or one whose code cannot be loaded, is loaded as a new document. */
async function arrive(
  { page, address }: FetchedPage,
  { address: asked, arrival, signal }: NavigationRequest,
  parts: NavigationParts,
): Promise<void> {
  if (page.redirect) return follow(page.redirect.url, parts)
  // The browser has already changed the address, so the page behind the flyout is unknown.
  if (parts.isOver(address)) return leave(address, parts)
  const isInOwnDocument = arrival === 'in-place' && page.path === parts.ownDocumentPath
  if ((page.ownDocument && !isInOwnDocument) || (page.build !== parts.build && parts.mayReload()))
    return leave(address, parts)
  if (withoutHash(address) !== withoutHash(asked)) return goTo(address, page, { replace: true })
  try {
    await parts.show(page, arrival, signal)
    if (!signal.aborted) shown = page
  } catch (fault) {
    reloadOrReport(fault, {
      mayReload: parts.mayReload,
      reload: () => leave(address, parts),
      showMessage: parts.reloadRefused,
    })
  }
}

function follow(address: string, parts: NavigationParts): void {
  const here = { origin: location.origin, market: parts.market }
  if ('navigation' in window && isPageOfMarket(address, here))
    window.navigation.navigate(address, { history: 'replace' })
  else leave(address, parts)
}

const withoutHash = (address: string): string => address.split('#')[0]!

/** Keeps public pages by history entry, so that Back shows the same page immediately, with the tiles that were loaded by then. */
function rememberPage(key: string | undefined, { market }: NavigationParts): void {
  if (!key || shown?.layout !== 'default' || shown.market !== market || shown.pageAlias === 'basketPage') return
  remembered.set(key, shown)
  const oldest = remembered.keys().next().value
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest)
}

const busy = new WeakSet<HTMLFormElement>()

function submit(event: SubmitEvent, parts: NavigationParts): void {
  const form = event.target as HTMLFormElement
  const button = event.submitter
  const method = button?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get'
  if (ended || event.defaultPrevented || method.toLowerCase() !== 'post' || form.closest('[data-whole-page]')) return
  // Reads the attributes, because the properties are never empty.
  const action = button?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.href
  const address = new URL(action, location.href)
  if (address.origin !== location.origin) return
  event.preventDefault()
  if (busy.has(form)) return
  busy.add(form)
  button?.setAttribute('aria-busy', 'true')
  const values = new URLSearchParams(new FormData(form, button) as unknown as Record<string, string>)
  const posted = { formAction: values.get('formAction'), values, fromDrawer: form.closest('dialog') !== null }
  post(address.href, { form, posted }, parts).finally(() => {
    busy.delete(form)
    button?.removeAttribute('aria-busy')
  })
}

interface Sent {
  readonly form: HTMLFormElement
  readonly posted: Posted
}

async function post(address: string, { form, posted }: Sent, parts: NavigationParts): Promise<void> {
  try {
    const found = await parts.source.post(address, posted.values)
    if (!found) return leave(location.href, parts)
    if (found.page.ownDocument && found.page.status !== 422) {
      parts.beforeOwnDocument(posted, found.address)
      return leave(found.address, parts)
    }
    parts.afterFormAction(posted, found.page)
    if (found.page.status === 422 && toldByForm(form, found.page)) return
    if (await parts.takes(posted, found.page)) return
    if (found.page.status === 422) return await parts.show(found.page, 'refused')
    if (withoutHash(found.address) === withoutHash(location.href)) return await parts.show(found.page, 'in-place')
    if (parts.isOver(found.address)) await openOver(found.address, parts)
    else goTo(found.address, found.page)
  } catch (fault) {
    parts.lost()
    if (!(fault instanceof TypeError)) throw fault
  }
}

/**
 * A form outside the page that it posts to, for example on a tile, may show the refusal itself. Then it handles the
 * event `refused` and calls `preventDefault`.
 */
const toldByForm = (form: HTMLFormElement, { form: detail }: Page): boolean =>
  !form.dispatchEvent(new CustomEvent<FormState | undefined>('refused', { detail, cancelable: true }))
