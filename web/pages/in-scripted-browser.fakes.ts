import type { Page, Route } from 'playwright-core'
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
      { shell = {}, width, reducedMotion, answers = {} }: ScriptedShown = {},
    ): Promise<Page> {
      const page = await componentPage(browser, 'scripted')
      const answer = (route: Route) => {
        const { pathname } = new URL(route.request().url())
        if (pathname.startsWith('/en-gb/'))
          return route.fulfill({
            contentType: 'text/html',
            body: `<!doctype html><html lang="en-GB"><title>Shop</title><style>@layer reset, tokens, ui, capability, page;${styles}</style><div id="shop"></div>`,
          })
        const [, body] = Object.entries(answers).find(([path]) => pathname.startsWith(path)) ?? []
        return body ? route.fulfill({ json: body }) : route.fulfill({ status: 404, body: '' })
      }
      await page.route('http://shop.test/**', answer)
      onTestFinished(() => page.unroute('http://shop.test/**', answer))
      if (reducedMotion) await allowMotion(page, reducedMotion)
      if (width) await page.setViewportSize({ width, height: 800 })
      await page.context().addCookies([{ name: 'consent', value: 'functional:yes', url: 'http://shop.test' }])
      await page.goto('http://shop.test/en-gb/page')
      await page.addScriptTag({ content: script })
      await page.evaluate(([of, more]) => window.showPage(of, more), [shown, shell] as const)
      return page
    },
  }
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
