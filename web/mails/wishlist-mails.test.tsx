import { expect, test } from 'vitest'
import { exampleShell } from '../pages/buying.fakes.ts'
import { renderMail } from './index.server.tsx'

const settings = { publicUrl: 'https://halden.test', shellUrl: '/api/f?market=en-gb&v=1' }
const listUrl = 'https://halden.test/en-gb/wishlist'

test('shows a list to friends in the words of its member, as text', () => {
  const data = {
    senderName: 'Anna',
    message: '<b>Look</b>',
    listName: 'Summer',
    sharedUrl: `${listUrl}?shareReference=r`,
  }
  const { html, text, subject } = renderMail('wishlist-shared', data, exampleShell('en-gb'), settings)
  const unsigned = renderMail('wishlist-shared', { ...data, senderName: '' }, exampleShell('en-gb'), settings)

  expect(subject).toBe('A wishlist for you: Summer')
  expect(html).toContain('&lt;b&gt;Look&lt;/b&gt;')
  expect(text).toContain('Anna shared a wishlist with you.')
  expect(text).toContain(data.sharedUrl)
  expect(unsigned.text).toContain('Someone shared a wishlist with you.')
})

test('asks to confirm mails about a wishlist by one link', () => {
  const confirmUrl = `${listUrl}?confirm=secret`
  const { html, text, subject } = renderMail(
    'confirm-watch',
    { listName: 'Summer', confirmUrl },
    exampleShell('en-gb'),
    settings,
  )

  expect(subject).toContain('Summer')
  expect(html).toContain(confirmUrl)
  expect(text).toContain(confirmUrl)
})

test('names each product of a list that is reduced or almost sold out, with a link to unsubscribe', () => {
  const product = (name: string) => ({ ...{ name, colourName: 'Navy' }, url: `https://halden.test/${name}` })
  const now = { amount: 27.5, currency: 'GBP' }
  const { text } = renderMail(
    'wishlist-news',
    {
      ...{ listName: 'Summer', listUrl, stopUrl: `${listUrl}?stop=t` },
      goods: [
        { ...product('Dress'), now, was: { amount: 55, currency: 'GBP' } },
        { ...product('Shirt'), now, left: 2 },
      ],
    },
    exampleShell('en-gb'),
    settings,
  )

  expect(text).toContain('Now £27.50, was £55.00')
  expect(text).toContain('Only 2 left')
  expect(text).toContain(`${listUrl}?stop=t`)
})
