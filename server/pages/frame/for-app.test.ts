import { expect, test } from 'vitest'
import type { Widget } from '#contracts/widgets.ts'
import { forApp } from './for-app.ts'

const picture = (imageUrl: string) => ({ imageUrl, alt: '', aspectRatio: '4-5' })
const [phone, wide] = [picture('/phone.jpeg'), picture('/wide.jpeg')]
const everywhere = { disabledApp: false, disabledMobile: false, disabledTablet: false, disabledDesktop: false }
const written = (kind: Widget['kind'], more: object) => ({ ...everywhere, kind, ...more }) as unknown as Widget

test.each(['banner', 'promotionSpot'] as const)(
  'a %s has in the app the pictures and texts for phones at any width, or the next ones where there are none [B-APP-02, B-WID-06, B-WID-10]',
  (kind) => {
    const [ofPhone, ofDesk] = [{ text: 'For phones' }, { text: 'For desks' }]
    const both = { mobile: phone, tablet: wide, desktop: wide }
    const shown = forApp(written(kind, { images: both, texts: { mobile: ofPhone, tablet: null, desktop: ofDesk } }))
    const wideOnly = { mobile: null, tablet: null, desktop: wide }
    const stoodIn = forApp(
      written(kind, { images: wideOnly, texts: { mobile: null, tablet: ofPhone, desktop: ofDesk } }),
    )

    expect(shown).toMatchObject({
      images: { mobile: phone, tablet: null, desktop: null },
      texts: { mobile: ofPhone, tablet: null, desktop: null },
    })
    expect(stoodIn).toMatchObject({
      images: { mobile: wide, tablet: null, desktop: null },
      texts: { mobile: ofPhone, tablet: null, desktop: null },
    })
  },
)

test('pictures of a carousel are those for phones in the app too [B-APP-02, B-WID-06]', () => {
  const items = [{ images: { mobile: phone, tablet: null, desktop: wide }, title: null, link: null }]

  expect(forApp(written('imageCarousel', { items }))).toMatchObject({
    items: [{ images: { mobile: phone, tablet: null, desktop: null } }],
  })
})

test('the app shows what is switched off for phones, tablets or wide screens, and nothing that is left out of it [B-APP-02, B-WID-O2]', () => {
  const off = { disabledMobile: true, disabledTablet: true, disabledDesktop: true }
  const line = { text: 'News', notOn: ['mobile'] }

  expect(forApp(written('text', off))).toMatchObject(everywhere)
  expect(forApp(written('slimBanner', { lines: [line, { ...line, notOn: ['app'] }] }))).toMatchObject({
    lines: [{ text: 'News', notOn: [] }],
  })
  expect(forApp(written('text', { disabledApp: true }))).toBeUndefined()
})
