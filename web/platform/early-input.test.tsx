import type { Page } from 'playwright-core'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtScript } from '../../checks/harness/browser/built-script.ts'
import { componentPage } from '../../checks/harness/browser/component-page.ts'
import { sharedBrowser } from '../../checks/harness/browser/shared-fixtures.ts'
import { FieldsPage } from './early-input.fakes.tsx'

const browser = await sharedBrowser()
afterAll(() => browser.close())

let script = ''
beforeAll(async () => {
  script = await builtScript('web/platform/early-input.fakes.tsx')
})

/** Opens the page as the server renders it, with a script that hydrates it only when the test says so. */
async function open(): Promise<Page> {
  const page = await componentPage(browser, 'scripted')
  await page.setContent(`<!doctype html><title>Shop</title><div id="shop">${renderToString(<FieldsPage />)}</div>`)
  await page.evaluate(() => {
    window.earlyPresses = []
    addEventListener(
      'click',
      (event) => {
        const button = (event.target as Element).closest<HTMLElement>('button[type="button"]')
        if (button) window.earlyPresses?.push({ button, event })
      },
      true,
    )
    addEventListener('compositionstart', ({ target }) => (window.composedIn = target), true)
    addEventListener('compositionend', () => (window.composedIn = null), true)
  })
  await page.addScriptTag({ content: script })
  return page
}

const knows = (page: Page, part: string) => page.locator(`#${part} output`)
const takeOver = (page: Page) => page.evaluate(() => window.takeOver!())

async function act(page: Page, part: string): Promise<void> {
  await page.getByLabel(`${part} m`).check()
  await page.getByLabel(`${part} gift`).check()
  await page.getByLabel(`${part} sorting`).selectOption('b')
  await page.getByLabel(`${part} own`).fill('kept')
  await page.getByRole('button', { name: `${part} more` }).click()
  await page.getByLabel(`${part} text`).focus()
  await page.keyboard.type('helo')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('l')
}

const stands = (page: Page, part: string) =>
  page.evaluate((id) => {
    const form = document.getElementById(id) as HTMLFormElement
    const [, own] = form.querySelectorAll<HTMLInputElement>('input:not([type])')
    const text = document.activeElement as HTMLInputElement
    return [own?.value, form.querySelector('select')!.value, text.value, text.selectionStart]
  }, part)

test('a component receives every choice made before the script loaded, and focus and caret stay', async () => {
  const page = await open()
  await act(page, 'page')
  await takeOver(page)

  await expect.poll(() => knows(page, 'page').textContent()).toBe('m true hello b 1 1')
  expect(await stands(page, 'page')).toEqual(['kept', 'b', 'hello', 4])
})

test('a part whose code comes late keeps what was done in it meanwhile, and nothing is done twice', async () => {
  const page = await open()
  await act(page, 'page')
  await takeOver(page)
  await act(page, 'late')
  await page.waitForFunction(() => window.lazyCode)
  await page.evaluate(() => window.lazyCode!())

  await expect.poll(() => knows(page, 'late').textContent()).toBe('m true hello b 1 1')
  expect(await stands(page, 'late')).toEqual(['kept', 'b', 'hello', 4])
  expect(await knows(page, 'page').textContent()).toBe('m true hello b 1 1')
})

test('a press and a letter that come while the script takes over count once', async () => {
  for (const moment of ['pressed', 'ticked', 'typed'] as const) {
    const page = await open()
    await page.evaluate((what) => {
      const find = <Of extends HTMLElement>(selector: string) => document.querySelector<Of>(`#page ${selector}`)!
      window.takeOver!()
      // Hydration was requested but has not begun.
      if (what === 'pressed') find('button').click()
      if (what === 'ticked') find('input[value="m"]').click()
      if (what === 'typed') {
        find('input[aria-label="page text"]').focus()
        document.execCommand('insertText', false, 'a')
      }
    }, moment)
    const known = { pressed: 'none false  none 1 0', ticked: 'm false  none 0 0', typed: 'none false a none 0 1' }

    await expect.poll(() => knows(page, 'page').textContent()).toBe(known[moment])
  }
})

test('an arrow key during which the page is hydrated moves the caret', async () => {
  for (const part of ['text', 'own']) {
    const page = await open()
    await page.getByLabel(`page ${part}`).focus()
    await page.keyboard.type('helo')
    await page.evaluate(() => addEventListener('keydown', () => window.takeOver!(), { capture: true, once: true }))
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => knows(page, 'page').textContent()).toMatch(/ 1$/)
    // The caret is restored in a task of its own, after the input was passed on.
    await page.evaluate(() => new Promise((done) => setTimeout(done)))
    await page.keyboard.type('l')

    const field = await page.evaluate(() => {
      const { value, selectionStart } = document.activeElement as HTMLInputElement
      return [value, selectionStart]
    })
    expect(field).toEqual(['hello', 4])
  }
})

test('a component receives no events that did not happen', async () => {
  const page = await open()
  await takeOver(page)
  await page.waitForFunction(() => window.lazyCode)
  await page.evaluate(() => window.lazyCode!())
  await page.getByRole('button', { name: 'late more' }).click()

  await expect.poll(() => knows(page, 'late').textContent()).toMatch(/^none false {2}none 1 1$/)
  expect(await knows(page, 'page').textContent()).toBe('none false  none 0 0')
})

/** Opens a page where an input method has begun to compose a word in a field; then hydrates the page. */
async function composing(label: string) {
  const page = await open()
  const keyboard = await page.context().newCDPSession(page)
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  const field = page.getByLabel(label)
  await field.focus()
  await compose('hel')
  await takeOver(page)
  await expect.poll(() => knows(page, 'page').textContent()).toMatch(/ 1$/)
  return { page, field, compose, end: (text: string) => keyboard.send('Input.insertText', { text }) }
}

test('a word a keyboard composes while the script takes over is not torn apart', async () => {
  const { page, field, compose, end } = await composing('page own')
  expect(await page.evaluate(() => window.composedIn === document.activeElement)).toBe(true)
  await compose('hello')
  await end('hello')

  expect(await field.inputValue()).toBe('hello')
})

test('a word that is composed in a field whose component writes it again stays, and is known', async () => {
  const { page, field } = await composing('page text')

  await expect.poll(() => knows(page, 'page').textContent()).toBe('none false hel none 0 1')
  expect(await field.inputValue()).toBe('hel')
})

test('a part whose code cannot be loaded stays as it was written, the fault is told, and the page around it is alive', async () => {
  const page = await open()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  const written = await page.locator('#late').innerHTML()
  await takeOver(page)
  await page.waitForFunction(() => window.failLazyCode)
  await page.evaluate(() => window.failLazyCode!())
  await page.getByRole('button', { name: 'page more' }).click()

  await expect.poll(() => knows(page, 'page').textContent()).toBe('none false  none 1 1')
  await expect.poll(() => faults).toEqual(['planted'])
  expect(await page.locator('#late').innerHTML()).toBe(written)
})

test('a page says when it has come alive', async () => {
  const page = await open()
  const alive = () => page.evaluate(() => performance.getEntriesByName('alive').length)
  expect(await alive()).toBe(0)
  await takeOver(page)

  await expect.poll(alive).toBe(1)
})
