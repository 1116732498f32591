import type { ReactElement } from 'react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageOf } from '#contracts/pages.ts'
import { browsingShell, exampleBanner, examplePage, exampleRow } from '../browsing.fakes.ts'
import { openBrowser, type Shown, violations } from '../in-browser.fakes.tsx'
import { written } from '../written.fakes.tsx'
import { CustomerClubPage } from './customer-club-page.tsx'
import { UnsubscribePage } from './unsubscribe-page.tsx'

let browser: Shown
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const subBrands = [
  { id: 'women', name: 'Halden', preSelected: true },
  { id: 'men', name: 'Halden Men', preSelected: false },
]
const club = (more: Partial<PageOf<'customerClubPage'>> = {}) =>
  examplePage('en-gb', 'customerClubPage', { subBrands, ...more })
const markup = (content: ReactElement) => written(content, browsingShell('en-gb')).markup
const leaving = (more: Partial<PageOf<'unsubscribePage'>> = {}) =>
  examplePage('en-gb', 'unsubscribePage', { offersForm: false, asked: false, ...more })
const refused = { formAction: 'join-club', values: { email: 'anna', firstName: 'Anna' } }

test('asks for consent by an empty box, and ticks the topics that an editor chose [B-PAGE-13, C-CLB-O1]', async () => {
  const page = await browser.open(<CustomerClubPage page={club()} />, browsingShell('en-gb'))

  expect(await page.getByRole('checkbox', { name: /join the customer club/ }).isChecked()).toBe(false)
  expect(await page.getByRole('checkbox', { name: 'Halden', exact: true }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Halden Men' }).isChecked()).toBe(false)
  expect(await violations(page)).toEqual([])
})

test('tells of the club in the rows of editors, above and below its form [B-PAGE-13]', () => {
  const { texts } = exampleBanner()
  const row = (text: string) => exampleRow(exampleBanner({ texts: { ...texts, mobile: { ...texts.mobile!, text } } }))
  const shown = markup(
    <CustomerClubPage page={club({ zones: { topRows: [row('Above it')], rows: [row('Below it')] } })} />,
  )
  const places = ['Above it', 'value="join-club"', 'Below it'].map((text) => shown.indexOf(text))

  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('keeps the typed text with the error beside it', async () => {
  const form = { ...refused, problems: { email: ['Enter an email.'], acceptTerms: ['Tick the box.'] } }
  const page = await browser.open(<CustomerClubPage page={club({ form })} />, browsingShell('en-gb'))

  expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Anna')
  expect(await page.getByText('Tick the box.').count()).toBe(1)
  expect(await page.getByRole('checkbox', { name: 'Halden', exact: true }).isChecked()).toBe(false)
  expect(await violations(page)).toEqual([])
})

test('shows the next step in place of the form', () => {
  const asked = markup(<CustomerClubPage page={club({ done: 'asked' })} />)
  expect(asked).toContain('Check your inbox')
  expect(asked).not.toContain('<form')
  expect(markup(<CustomerClubPage page={club({ done: 'joined' })} />)).toContain('Welcome')
  expect(markup(<CustomerClubPage page={club({ done: 'confirmed' })} />)).toContain('Your email is confirmed')
})

test('the link of a confirmation mail opens a page with one button, and a used link shows a message [C-CLB-O1, C-EAC-16]', async () => {
  const confirm = { secret: 's1', email: 'a•••@example.com' }
  const page = await browser.open(<CustomerClubPage page={club({ confirm })} />, browsingShell('en-gb'))

  expect(await page.getByText('a•••@example.com').count()).toBe(1)
  expect(await page.locator('main form button, form button').count()).toBe(1)
  expect(await page.locator('button[value="confirm-contact"]').count()).toBe(1)
  expect(await violations(page)).toEqual([])
  expect(markup(<CustomerClubPage page={club({ confirm: null })} />)).toContain(
    'This link has been used or has expired.',
  )
})

test('unsubscribes by one button, and offers to take it back [C-CLB-O3, B-PAGE-29, C-CLB-04, D-08]', async () => {
  const contact = { contactId: 'c1', messageId: 'm1', email: 'a•••@example.com', subscribed: true, canUndo: false }
  const page = await browser.open(<UnsubscribePage page={leaving({ contact })} />, browsingShell('en-gb'))
  expect(await page.locator('form button').count()).toBe(1)
  expect(await page.locator('form').getAttribute('method')).toBe('post')
  expect(await page.locator('input[name="messageId"]').inputValue()).toBe('m1')
  expect(await violations(page)).toEqual([])

  const ended = { ...contact, subscribed: false, canUndo: true }
  const after = await browser.open(<UnsubscribePage page={leaving({ contact: ended })} />, browsingShell('en-gb'))
  expect(await after.getByRole('status').textContent()).toContain('You are unsubscribed')
  expect(await after.locator('button[value="undo-unsubscribe"]').count()).toBe(1)
  const late = markup(<UnsubscribePage page={leaving({ contact: { ...ended, canUndo: false } })} />)
  expect(late).not.toContain('undo-unsubscribe')
})

test('keeps the button of the mail and the editors’ content where it has no form of its own, and a form that sends email and reason where it has one [C-TGL-17, C-CLB-O3]', () => {
  const contact = { contactId: 'c1', email: 'a•••@example.com', subscribed: true, canUndo: false }
  const zones = { rows: [exampleRow(exampleBanner())] }
  const names = (page: string) => [...page.matchAll(/name="([^"]+)"/g)].map(([, name]) => name)
  const without = markup(<UnsubscribePage page={leaving({ contact, zones })} />)

  expect(without).toContain('value="unsubscribe"')
  expect(without).not.toContain('value="unsubscribe-address"')
  expect(without).toContain('Coats for the long way home')
  expect(names(markup(<UnsubscribePage page={leaving({ offersForm: true })} />))).toEqual([
    ...['email', 'reason', 'formAction'],
  ])
  expect(markup(<UnsubscribePage page={leaving({ contact, offersForm: true })} />)).toContain('value="unsubscribe"')
})

test('shows its own form only where there is one, and the way by mail elsewhere [C-TGL-17, C-CLB-03, C-CLB-O3]', async () => {
  const page = await browser.open(<UnsubscribePage page={leaving({ offersForm: true })} />, browsingShell('en-gb'))
  expect(await page.getByRole('textbox', { name: 'Your email' }).count()).toBe(1)
  expect(await page.getByRole('textbox', { name: /Why are you leaving/ }).count()).toBe(1)
  expect(await violations(page)).toEqual([])

  const off = markup(<UnsubscribePage page={leaving()} />)
  expect(off).not.toContain('<form')
  expect(off).toContain('use the link at the end')
  const unknown = markup(<UnsubscribePage page={leaving({ contact: null })} />)
  expect(unknown).toContain('This link does not work.')
})
