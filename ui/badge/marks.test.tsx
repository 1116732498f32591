import { expect, test } from 'vitest'
import { openShowcase, violations } from '../shown.fakes.tsx'
import { styleElement } from '../style-sheet.fakes.ts'
import styles from './marks.module.css'
import { Marks } from './marks.tsx'

const { show } = await openShowcase()

const names = [
  ...[
    'Visa',
    'Mastercard',
    'Maestro',
    'American Express',
    'Dankort',
    'Troy',
    'Bancontact',
    'iDEAL',
    'giropay',
    'Trustly',
  ],
  ...['PayPal', 'Klarna', 'MobilePay', 'Apple Pay', 'Google Pay', 'Samsung Pay', 'paysafecard', 'Ratepay'],
  ...[
    'PostNord',
    'GLS',
    'DHL',
    'DPD',
    'UPS',
    'FedEx',
    'Bring',
    'DAO',
    'Budbee',
    'Instabox',
    'InPost',
    'Packeta',
    'Evri',
  ],
  ...['Royal Mail', 'An Post', 'Swiss Post', 'PostNL', 'bpost', 'Posti', 'Correos', 'USPS', 'Yurtiçi Kargo', 'Ny Bud'],
  ...['Facebook', 'Instagram', 'Pinterest', 'TikTok', 'YouTube', 'LinkedIn', 'Snapchat', 'WhatsApp', 'X'],
]

test('draws the marks of payment, carriers and social networks in proportions of their own, each still a name that can be read; that of a wallet only where the browser has it [B-NAV-15, B-MKT-17]', async () => {
  const page = await show(<Marks label="Payment and delivery" names={names} />)
  const sheets = styleElement('ui/tokens.css') + styleElement('ui/badge/marks.module.css', styles)
  const written = (await page.content()).replace('</head>', `${sheets}</head>`)
  await page.setContent(written)
  const shown = () => page.getByRole('listitem').allTextContents()
  expect(await shown()).toEqual(names.filter((name) => name !== 'Apple Pay'))
  await page.setContent(written.replace('<html', '<html data-wallets="apple-pay"'))
  const list = page.getByRole('list', { name: 'Payment and delivery' })

  expect(await shown()).toEqual(names)
  expect(await violations(page)).toEqual([])

  const look = (name: string) =>
    list.getByText(name, { exact: true }).evaluate((mark) => {
      const { backgroundColor, color, fontStyle } = getComputedStyle(mark)
      return { backgroundColor, color, fontStyle, width: mark.getBoundingClientRect().width }
    })
  const [visa, amex, klarna, unknown] = [
    await look('Visa'),
    await look('American Express'),
    await look('Klarna'),
    await look('Ny Bud'),
  ]
  const networks = [await look('Facebook'), await look('Instagram'), await look('TikTok'), await look('Snapchat')]
  expect(visa.fontStyle).toBe('italic')
  expect(new Set([visa, amex, klarna].map(({ backgroundColor }) => backgroundColor)).size).toBe(3)
  expect(new Set([visa, amex, klarna].map(({ width }) => Math.round(width))).size).toBe(3)
  expect(new Set(networks.map(({ backgroundColor }) => backgroundColor)).size).toBe(4)
  // A carrier without a logo is shown as its name in a frame.
  expect(unknown.fontStyle).toBe('normal')
  expect(unknown.backgroundColor).toBe(visa.backgroundColor)
})
