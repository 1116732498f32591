import type { LaterCode } from '#contracts/storefront.ts'
import type { EarlyPress } from '#web/platform/early-presses.ts'

/** Hydration starts after this time, even if the main picture has not been shown. */
const mostMs = 3000

let begun = false

/** Starts hydration. */
function begin(): void {
  if (begun || document.readyState === 'loading') return
  begun = true
  const { entry, modules, shell } = JSON.parse(document.getElementById('later')!.textContent) as LaterCode
  addLink({ rel: 'preload', as: 'fetch', crossorigin: '', href: shell, id: 'shell' })
  for (const href of modules) addLink({ rel: 'modulepreload', href })
  void import(/* @vite-ignore */ entry)
}

function addLink(attributes: Readonly<Record<string, string>>): void {
  const link = document.createElement('link')
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value)
  document.head.append(link)
}

// The page works without scripts, so its main picture is loaded before them, unless the shopper acts.
function wait(): void {
  const awaited = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin))
  void Promise.resolve(awaited?.decode()).then(afterPaint, afterPaint)
  setTimeout(begin, mostMs)
}

for (const act of ['pointerdown', 'keydown', 'submit']) addEventListener(act, begin, { capture: true })

// A button outside a form does nothing before hydration. This script runs before the first paint, so it records every such press.
const presses: EarlyPress[] = []
window.earlyPresses = presses
addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>('button[type="button"]')
    if (button) window.earlyPresses?.push({ button, event })
  },
  { capture: true },
)

// Set before the first paint, so that the mark of a wallet is shown only if the browser has the wallet.
if ('ApplePaySession' in window) document.documentElement.dataset.wallets = 'apple-pay'

addEventListener('compositionstart', ({ target }) => (window.composedIn = target), { capture: true })
addEventListener('compositionend', () => (window.composedIn = null), { capture: true })

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wait)
else wait()
