import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { browsingShell, examplePage } from '../browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { ContactFormPage } from './contact-form-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const contact = (more: Partial<PageOf<'contactFormPage'>> = {}) =>
  examplePage('en-gb', 'contactFormPage', { reasons: ['order', 'other'], name: '', email: '', ...more })

test('asks for the reason first, and says when an answer comes', async () => {
  const page = await browser.open(<ContactFormPage page={contact()} />, browsingShell('en-gb'))
  const names = await page.locator('form [name]').evaluateAll((all) => all.map((one) => one.getAttribute('name')))

  expect(names).toEqual(['subject', 'orderNumber', 'name', 'email', 'message', 'formAction'])
  expect(await page.getByRole('combobox', { name: 'What is it about?' }).inputValue()).toBe('')
  expect(await page.getByText('within two working days').count()).toBe(1)
  expect(await violations(page)).toEqual([])
})

test('keeps the typed text with the error beside it, and shows thanks after sending', async () => {
  const form = {
    ...{ formAction: 'ask-support', values: { message: 'Where?', subject: 'order', email: 'x' } },
    problems: { email: ['Enter an email.'] },
  }
  const refused = await browser.open(<ContactFormPage page={contact({ form })} />, browsingShell('en-gb'))
  expect(await refused.getByRole('textbox', { name: 'Your message' }).inputValue()).toBe('Where?')
  expect(await refused.getByRole('combobox').inputValue()).toBe('order')
  expect(await refused.getByText('Enter an email.').count()).toBeGreaterThan(0)
  expect(await violations(refused)).toEqual([])

  const sent = await browser.open(<ContactFormPage page={contact({ done: 'sent' })} />, browsingShell('en-gb'))
  expect(await sent.getByRole('status').textContent()).toContain('We have received your message')
  expect(await sent.locator('form').count()).toBe(0)
})
