import type { Browser, Page, Route } from 'playwright-core'
import { build } from 'vite'
import { onTestFinished } from 'vitest'
import type { Shell } from '#contracts/content.ts'
import { componentPage } from '../../checks/harness/browser/component-page.ts'
import { sharedBrowser } from '../../checks/harness/browser/shared-fixtures.ts'
import type { ScriptedPage } from './scripted-pages.fakes.tsx'

export interface ScriptedShown {
  readonly shell?: Partial<Shell>
  readonly width?: number
  /** The `prefers-reduced-motion` setting; by default that of the browser. */
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** Answers to calls of the page, by the beginning of their address. */
  readonly answers?: Readonly<Record<string, object>>
  /** The query of the page's address. */
  readonly query?: string
  /** The page's clock stands still until the test moves it. */
  readonly clockStands?: boolean
}

/**
 * Example pages in a browser, with their script and styles and with a real address. Pictures and other calls get no
 * content.
 */
export async function openScriptedBrowser() {
  const browser = await sharedBrowser()
  const { script, styles } = await bundle()
  return {
    close: () => browser.close(),
    async show(
      shown: ScriptedPage,
      { shell = {}, width, reducedMotion, answers = {}, query = '', clockStands = false }: ScriptedShown = {},
    ): Promise<Page> {
      const page = clockStands ? await pageWithClock(browser) : await componentPage(browser, 'scripted')
      const answer = (route: Route) => {
        const { pathname } = new URL(route.request().url())
        const [, json] = Object.entries(answers).find(([path]) => pathname.startsWith(path)) ?? []
        if (json) return route.fulfill({ json })
        if (pathname.startsWith('/en-gb/'))
          return route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><html lang="en-GB"><title>Shop</title><style>@layer reset, tokens, ui, capability, page;${styles}</style><div id="shop"></div>`,
          })
        return route.fulfill({ status: 404, body: '' })
      }
      await page.route('http://shop.test/**', answer)
      onTestFinished(() => page.unroute('http://shop.test/**', answer))
      if (reducedMotion) await allowMotion(page, reducedMotion)
      if (width) await page.setViewportSize({ width, height: 800 })
      await page.context().addCookies([{ name: 'consent', value: 'functional:yes', url: 'http://shop.test' }])
      await page.goto(`http://shop.test/en-gb/page${query}`)
      await page.addScriptTag({ content: script })
      await page.evaluate(([of, more]) => window.showPage(of, more), [shown, shell] as const)
      return page
    },
  }
}

/** A page of its own, because its clock cannot be given back. */
async function pageWithClock(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  onTestFinished(() => page.close())
  const now = new Date('2026-06-15T12:00:00Z')
  await page.clock.install({ time: now })
  await page.clock.pauseAt(new Date(now.getTime() + 60_000))
  return page
}

async function allowMotion(page: Page, reducedMotion: 'reduce' | 'no-preference'): Promise<void> {
  await page.emulateMedia({ reducedMotion })
  onTestFinished(() => page.emulateMedia({ reducedMotion: null }))
}

async function bundle(): Promise<{ script: string; styles: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    css: { modules: { generateScopedName: '[name]-[local]' } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ...{ write: false, minify: false, modulePreload: false, cssCodeSplit: false },
      rollupOptions: {
        input: 'web/pages/scripted-pages.fakes.tsx',
        output: { format: 'iife', codeSplitting: false },
      },
    },
  })
  const files = (built as { output: { type: string; fileName: string; code?: string; source?: string }[] }).output
  const style = files.find(({ fileName }) => fileName.endsWith('.css'))?.source ?? ''
  return { script: files.find(({ type }) => type === 'chunk')!.code!, styles: String(style) }
}
