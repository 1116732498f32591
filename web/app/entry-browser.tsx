import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Shell } from '#contracts/content.ts'
import type { Page } from '#contracts/pages.ts'
import type { BuiltComponent, LaterCode } from '#contracts/storefront.ts'
import { closeFlyout } from '#ui/drawer/index.ts'
import { announce } from '#ui/live-region/index.ts'
import { dropFailures, Toaster } from '#ui/toast/index.ts'
import { visitMemory } from '#web/platform/browser-memory.ts'
import '#ui/base.css'
import { loadBasketDrawer } from '#web/basket/index.ts'
import { fetchTile } from '#web/catalogue/index.ts'
import { marketView } from '#web/markets/index.ts'
import { makeEventsBy, sendEventsTo, toDataLayer } from '#web/platform/analytics.ts'
import { startEarlyPresses } from '#web/platform/early-presses.ts'
import { endNavigation, startNavigation } from '#web/platform/navigation.ts'
import type { Arrival } from '#web/platform/navigation-parts.ts'
import { isPageOfMarket } from '#web/platform/page-address.ts'
import { pages } from '#web/platform/page-store.ts'
import { mayReload, reloadOrReport } from '#web/platform/reload-guard.ts'
import { reportFaults } from '#web/platform/report-faults.ts'
import { noteActions, notifyFormAnswered, notifyPageShown } from '#web/platform/shop-signals.ts'
import { showToast } from '#web/platform/show-toast.ts'
import { rememberInput } from '#web/platform/typed-input.ts'
import { loadVisitor } from '#web/platform/visitor.ts'
import { fetchWidgets } from '#web/widgets/lazy-rows.tsx'
import { startHearts } from '#web/wishlists/index.ts'
import type { AnsweredForm } from './after-form-action.ts'
import { App, type PageParts } from './app.tsx'
import { handledByBasket, openBasket } from './basket-slot.tsx'
import { moveFocus } from './focus.ts'
import { formBefore, rememberForm } from './form-before.ts'
import { writeHead } from './head-writer.ts'
import { handledByLogin } from './login-slot.tsx'
import { PageGuard } from './page-guard.tsx'
import { scrollToHash } from './scroll-to-hash.ts'
import { serverRenderedPage } from './server-rendered-page.ts'
import { handledByTerms } from './terms-slot.tsx'

reportFaults()
const first = dataOf<Page>('page')
const shellUrl = document.getElementById('shell')!.getAttribute('href')!
const reading = readShell()
const [shell, parts] = await Promise.all([reading, firstParts()]).catch(mend)
startEarlyPresses()
/** Key of the app. It changes when hydration fails, so that server-rendered tiles are rendered again like all others. */
let rendering = 'taken over'
const place = document.getElementById('shop')!
const standing = serverRenderedPage(place)
const typed = rememberInput(place)
/** The kind of the rendering in progress, if any, and whether the script has failed. */
let drawing: Arrival | undefined
let failed = false
const root = hydrateRoot(place, drawn(first, parts), {
  onCaughtError: reportError,
  onUncaughtError: reportError,
  onRecoverableError: () => void renderAnew(),
})
const view = marketView(shell)
const { t, links, toggle } = view
noteActions()

function dataOf<Data>(id: 'page' | 'later'): Data {
  return JSON.parse(document.getElementById(id)!.textContent) as Data
}

/** The document names the code of its page, so that the table of all pages is not loaded before a navigation. */
async function firstParts(): Promise<PageParts> {
  const { view, layout } = dataOf<LaterCode>('later')
  const [shown, frame] = await Promise.all([load<PageParts['view']>(view), load<PageParts['layout']>(layout)])
  return { view: shown, layout: frame }
}

async function load<Component>({ script, name }: BuiltComponent): Promise<Component> {
  return (await import(/* @vite-ignore */ script))[name]
}

async function partsOf(page: Page): Promise<PageParts> {
  return (await import('./load-page-parts.ts')).loadPageParts(page)
}

/** The code of this page could not be loaded. A page load may help, at most once a minute. Otherwise the page stays plain HTML. */
function mend(fault: unknown): never {
  reloadOrReport(fault, {
    mayReload: mayReloadNow,
    reload: () => location.reload(),
    showMessage: () => void reading.then(sayBeside, () => {}),
  })
  throw fault
}

function mayReloadNow(): boolean {
  return mayReload(visitMemory, Date.now())
}

/** Shows a message on a page that stays plain HTML, because something went wrong. */
function sayBeside(shell: Shell): void {
  const { t } = marketView(shell)
  const place = document.body.appendChild(document.createElement('div'))
  createRoot(place).render(<Toaster closeWord={t('close')} />)
  sayWentWrong(t)
}

function sayWentWrong(t: (key: string) => string): void {
  showToast('page', ['warning', 'feedback.error_generic'], t('feedback.error_generic'))
}

function drawn(page: Page, which: PageParts) {
  return (
    <PageGuard standing={standing} onFailed={goOnWithoutScript}>
      <App key={rendering} page={page} shell={shell} {...which} />
    </PageGuard>
  )
}

/** Restores the server's page as plain HTML. During a navigation, its target is loaded as a new document. */
function goOnWithoutScript(): void {
  failed = true
  endNavigation()
  standing.putBack()
  queueMicrotask(() => root.unmount())
  if (drawing && drawing !== 'refused') location.reload()
}

async function readShell(): Promise<Shell> {
  return (await fetch(shellUrl)).json() as Promise<Shell>
}

async function show(page: Page, arrival: Arrival, signal?: AbortSignal): Promise<void> {
  if (failed) return
  // The code of tiles and widgets is loaded first, so that all render at once: Back restores a scroll position among them.
  const [next] = await Promise.all([partsOf(page), fetchTile(), hasWidgets(page) && fetchWidgets()])
  if (signal?.aborted) return
  if (arrival === 'new-page') closeFlyout()
  draw(page, next, arrival)
  if (failed) return
  writeHead(page)
  notifyPageShown(page)
  moveFocus(arrival)
  if (arrival === 'new-page') announce(page.title)
}

const hasWidgets = ({ zones }: Page): boolean => Object.values(zones).some((rows) => rows.length > 0)

function draw(page: Page, which: PageParts, arrival: Arrival): void {
  drawing = arrival
  flushSync(() => root.render(drawn(page, which)))
  drawing = undefined
}

/** Renders the complete payload, with all cards, and restores the input that was typed into the server's markup. */
async function renderAnew(): Promise<void> {
  if (failed) return
  const found = await pages.page(location.href)
  rendering = 'anew'
  if (found) await show(found.page, 'in-place')
  typed.repeat()
}

const here = { origin: location.origin, market: shell.market.id }
const personal = ['basketPage', 'checkoutPage', 'receiptPage', 'accountPage', 'wishlistPage', 'loginPage'].flatMap(
  (alias) => links[alias] ?? [],
)

function tellOfForm(form: AnsweredForm, page: Page): void {
  void import('./after-form-action.ts').then((it) => it.afterFormAction(form, page, t), reportError)
}

/** In a shop without a basket page, the basket opens over the current page. */
const isBasket = (address: string): boolean =>
  !toggle('basketPage') && new URL(address, here.origin).pathname === links.basketPage

startNavigation({
  source: pages,
  market: shell.market.id,
  build: first.build,
  ownDocumentPath: first.ownDocument && first.path,
  keepsPreview: first.keepsPreview === true,
  show,
  leave: (address) => location.assign(address),
  mayReload: mayReloadNow,
  takes: async (posted, page) =>
    handledByLogin(posted, page) || handledByTerms(posted, page) || handledByBasket(posted, page),
  isOver: isBasket,
  openOver: openBasket,
  afterFormAction: (posted, page) => {
    if (page.status !== 422) dropFailures()
    notifyFormAnswered(posted, page)
    tellOfForm(posted, page)
    void loadVisitor(shell.market.id)
  },
  beforeOwnDocument: ({ formAction }, address) => rememberForm(formAction, address),
  lost: () => showToast('page', ['danger', 'connection.lost'], t('connection.lost')),
  reloadRefused: () => sayWentWrong(t),
})
notifyPageShown(first)
const before = formBefore(location.href)
if (before !== undefined) tellOfForm({ formAction: before }, first)
if (toggle('wishlist')) startHearts(view)
// Loaded last, because the page works without it.
void Promise.all([import('#web/platform/prefetch.ts'), import('./load-page-parts.ts')]).then(
  ([{ startPrefetch }]) =>
    startPrefetch({
      wanted: (address) =>
        isPageOfMarket(address, here) && !personal.some((path) => new URL(address).pathname.startsWith(path)),
      prefetch: (address) => pages.prefetch(address),
    }),
  reportError,
)
// No part of the page depends on analytics.
void import('./start-measuring.ts').then(({ startMeasuring }) => startMeasuring(view)).catch(goOnUnmeasured)
void loadVisitor(shell.market.id)
scrollToHash(new URL(location.href))
// If the code of the drawer cannot be loaded, the page stays as the server rendered it.
if (isBasket(location.href) && !first.form) void loadBasketDrawer().then(openOverHome, reportError)

/** Without the code of analytics, only events that need none of it are sent, such as faults. */
function goOnUnmeasured(): void {
  makeEventsBy(() => [])
  if (!toggle('serverSideTracking')) sendEventsTo(toDataLayer)
}

function openOverHome(): void {
  endNavigation()
  location.replace(`${links.homePage}?openBasketDrawer`)
}
