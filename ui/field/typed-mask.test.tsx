import type { Page } from 'playwright-core'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtScript } from '../../checks/harness/browser/built-script.ts'
import { componentPage } from '../../checks/harness/browser/component-page.ts'
import { sharedBrowser } from '../../checks/harness/browser/shared-fixtures.ts'
import { MaskedFields } from './field.fakes.tsx'

const browser = await sharedBrowser()
afterAll(() => browser.close())

let script = ''
beforeAll(async () => {
  script = await builtScript('ui/field/field.fakes.tsx')
})

async function open(): Promise<Page> {
  const page = await componentPage(browser, 'scripted')
  await page.setContent(`<!doctype html><title>Shop</title><div id="shop">${renderToString(<MaskedFields />)}</div>`)
  await page.addScriptTag({ content: script })
  // React has hydrated the form once the elements have its properties.
  await page.waitForFunction(() => Object.keys(document.querySelector('#code')!).some((it) => it.startsWith('__react')))
  return page
}

test('puts a Polish postcode into its form while it is typed, five digits of the six the mask has room for [B-MKT-15, B-MKT-O5, C-ADR-O5, C-ADR-04, C-CST-20]', async () => {
  const page = await open()
  const code = page.getByLabel('Postcode')
  const seen: string[] = []
  for (const digit of '00545') {
    await code.press(digit)
    seen.push(await code.inputValue())
  }

  expect(seen).toEqual(['0', '00', '00-5', '00-54', '00-545'])
  expect(await code.evaluate((it: HTMLInputElement) => it.validity.valid)).toBe(true)
})

test('leaves edits in the middle and deletions unchanged until the field loses focus [B-MKT-15]', async () => {
  const page = await open()
  const code = page.getByLabel('Postcode')
  await code.fill('00-545')
  await code.press('Home')
  await code.press('9')
  expect(await code.inputValue()).toBe('900-545')
  await code.press('Delete')
  expect(await code.inputValue()).toBe('90-545')

  await code.press('End')
  for (let times = 0; times < 4; times++) await code.press('Backspace')
  expect(await code.inputValue()).toBe('90')
})

test('writes a pasted postcode by the mask, and collapses runs of blanks in other fields when they are left [B-VAL-04, C-VAL-01, C-VAL-O1, C-ADR-09, C-ADR-O5]', async () => {
  const page = await open()
  await page.getByLabel('Postcode').fill('00545')
  const passwordOf = () => page.getByRole('textbox', { name: 'Password' })
  await page.getByLabel('Town').fill('  Nowa  Sól ')
  await page.getByLabel('Town').blur()
  await passwordOf().fill('  two  blanks ')
  await passwordOf().blur()

  expect(await page.getByLabel('Postcode').inputValue()).toBe('00-545')
  // This field has no mask.
  expect(await page.getByLabel('Town').inputValue()).toBe('Nowa Sól')
  expect(await passwordOf().inputValue()).toBe('  two  blanks ')
})
